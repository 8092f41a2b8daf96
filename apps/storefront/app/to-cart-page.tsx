import { useEffect } from 'react';
import { useAddress } from '../lib/address';
import { cartPageOf } from '../lib/cart-page';

/** Sends the browser to the shop's cart page with the query it came with (ROUTE-30, OPEN-Q-12). */
export default function ToCartPage({ preview }: { preview: boolean }) {
  const { search } = useAddress();
  useEffect(() => {
    window.location.replace(cartPageOf(search, preview));
  }, [search, preview]);
  return null;
}
