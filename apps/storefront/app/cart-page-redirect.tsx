import { useEffect } from 'react';
import { useAddress } from '../lib/navigation/address';
import { cartPageOf } from '../lib/navigation/cart-page-address';

/** Sends the browser to the shop's cart page with the query it came with (ROUTE-30, OPEN-Q-12). */
export default function CartPageRedirect({ preview }: { preview: boolean }) {
  const { search } = useAddress();
  useEffect(() => {
    window.location.replace(cartPageOf(search, preview));
  }, [search, preview]);
  return null;
}
