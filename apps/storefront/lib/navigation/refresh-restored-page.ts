import type { Query, QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../cart/cart.query';
import { storedCartId } from '../cart/cart-id';
import { shopOfPage } from '../shop/shop';
import { openCartQuery } from '../cart/use-cart';
import { whenRestored } from './when-restored';

/** Milliseconds after which an order on the page may be older than a visit to another page. */
const maxOrderAgeMs = 10_000;

/** Reads cart and order again on a page that Back or Forward shows as it was left: both may have been changed, ordered or paid since. */
export function refreshWhenRestored(queries: QueryClient): void {
  whenRestored(() => void refresh(queries));
  if (isOutdated(queries)) void refresh(queries);
}

/** Whether the page was restored before this script arrived, as far as its cart and order show. */
function isOutdated(queries: QueryClient): boolean {
  const cart = queries.getQueryState(cartQuery.queryKey); // undefined on a page that shows nothing of a cart
  const isOtherCart = cart?.fetchStatus === 'idle' && (cart.data?.cartId ?? null) !== storedCartId();
  return isOtherCart || queries.getQueryCache().findAll(ofOrders).some(isOld);
}

const ofOrders = { predicate: ({ meta }: Query) => meta?.['changesElsewhere'] === true };
const isOld = ({ state: { dataUpdatedAt } }: Query): boolean =>
  dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > maxOrderAgeMs;

export async function refresh(queries: QueryClient): Promise<void> {
  const [shown, current] = [queries.getQueryData(cartQuery.queryKey), storedCartId()];
  if (shown && shown.cartId !== current) await queries.resetQueries(cartQuery); // it was ordered or replaced
  else if (current !== null) await queries.query({ ...openCartQuery(shopOfPage()), staleTime: 0 });
  await queries.invalidateQueries(ofOrders);
}
