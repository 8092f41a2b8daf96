import type { Order } from '@fenestra/contracts/wire/order';
import { isStorageBlocked } from '../storage/storage-blocked';

/** The recap, with prel=1 after a preliminary order (ORDER-06). The order itself is in session storage; where that is blocked the address names it. */
export function recapAddress({ kind, token }: Pick<Order, 'kind' | 'token'>): string {
  const query = new URLSearchParams(kind === 'preliminary' ? { prel: '1' } : {});
  if (isStorageBlocked()) query.set('o', token);
  return `/conf/#/rekapitulace/${query.size > 0 ? `?${query}` : ''}`;
}
