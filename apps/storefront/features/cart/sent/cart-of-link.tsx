import { Suspense, useEffect, useState } from 'react';
import { Note } from '../../../components/note';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import styles from './load-cart.module.css';

const LoadCart = lazyChunk(() => import('./load-cart'));

/** Asks whether the cart of a link is to be loaded, and names what of it is sold out (MAIL-09, MAIL-11). */
export function CartOfLink() {
  const [cartId, setCartId] = useState<string | null>(null);
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  useEffect(() => setCartId(new URLSearchParams(window.location.search).get('cart_id')), []);
  const close = (names: readonly string[] = []) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.hash);
    setSoldOut(names);
    setCartId(null);
  };
  if (soldOut.length === 0 && cartId === null) return null;
  return (
    <Suspense>
      {soldOut.length > 0 && <SoldOut names={soldOut} />}
      {cartId !== null && <LoadCart cartId={cartId} onClose={close} />}
    </Suspense>
  );
}

function SoldOut({ names }: { names: readonly string[] }) {
  const { soldOut } = useTexts('sentCart');
  return (
    <div className={styles.notice}>
      <Note tone="warn" role="status">
        <b>{soldOut}</b> {names.join('; ')}
      </Note>
    </div>
  );
}
