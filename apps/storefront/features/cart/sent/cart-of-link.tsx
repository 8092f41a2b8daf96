import { useEffect, useState } from 'react';
import { Note } from '../../../components/note';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import styles from './load-cart.module.css';
import type { LeftBehind } from './use-load';

const LoadCart = lazyChunk(() => import('./load-cart'));

const nothing: LeftBehind = { soldOut: [], fewer: [] };

/** Asks whether the cart of a link is to be loaded, and names what of it is sold out or short (MAIL-09, MAIL-11). */
export function CartOfLink() {
  const [cartId, setCartId] = useState<string | null>(null);
  const [left, setLeft] = useState(nothing);
  useEffect(() => setCartId(new URLSearchParams(window.location.search).get('cart_id')), []);
  const close = (behind = nothing) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.hash);
    setLeft(behind);
    setCartId(null);
  };
  if (left === nothing && cartId === null) return null;
  return (
    <ImmediateSuspense>
      <BehindLeft {...left} />
      {cartId !== null && <LoadCart cartId={cartId} onClose={close} />}
    </ImmediateSuspense>
  );
}

/** A part of its own because its texts come later, and a cart without a link does not wait for them. */
function BehindLeft({ soldOut, fewer }: LeftBehind) {
  const texts = useTexts('sentCart');
  return (
    <>
      {soldOut.length > 0 && <Told title={texts.soldOut} names={soldOut} />}
      {fewer.length > 0 && <Told title={texts.fewer} names={fewer} />}
    </>
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
