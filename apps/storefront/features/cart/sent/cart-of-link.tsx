import { Suspense, useEffect, useState } from 'react';
import { Note } from '../../../components/note';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import styles from './load-cart.module.css';
import type { LeftBehind } from './use-load';

const LoadCart = lazyChunk(() => import('./load-cart'));

const nothing: LeftBehind = { soldOut: [], fewer: [] };

/** Asks whether the cart of a link is to be loaded, and names what of it is sold out or short (MAIL-09, MAIL-11). */
export function CartOfLink() {
  const texts = useTexts('sentCart');
  const [cartId, setCartId] = useState<string | null>(null);
  const [{ soldOut, fewer }, setLeft] = useState(nothing);
  useEffect(() => setCartId(new URLSearchParams(window.location.search).get('cart_id')), []);
  const close = (left = nothing) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.hash);
    setLeft(left);
    setCartId(null);
  };
  if (soldOut.length + fewer.length === 0 && cartId === null) return null;
  return (
    <Suspense>
      {soldOut.length > 0 && <Told title={texts.soldOut} names={soldOut} />}
      {fewer.length > 0 && <Told title={texts.fewer} names={fewer} />}
      {cartId !== null && <LoadCart cartId={cartId} onClose={close} />}
    </Suspense>
  );
}

function Told({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className={styles.notice}>
      <Note tone="warn" role="status">
        <b>{title}</b> {names.join('; ')}
      </Note>
    </div>
  );
}
