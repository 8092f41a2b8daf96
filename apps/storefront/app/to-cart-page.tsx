import { useEffect } from 'react';
import { useAddress } from '../lib/address';

/** Sends the browser to the shop's cart page with the query it came with (ROUTE-30, OPEN-Q-12). */
export default function ToCartPage({ preview }: { preview: boolean }) {
  const { search } = useAddress();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (preview) query.set('preview', '1');
    window.location.replace(query.size ? `/kosik/?${query}` : '/kosik/');
  }, [search, preview]);
  return null;
}
