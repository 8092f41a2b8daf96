import type { Query, QueryClient } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { cartKey, rememberedCart } from './cart-id';
import { openCart } from './open-cart';
import { shopOfPage } from './shop';
import { whenRestored } from './when-restored';

/** Queries whose answer may have changed on the pages in between. A product under design has its own check (newer-elsewhere). */
const orders = ['order', 'order-page'];

/** Milliseconds after which an order on the page may be older than a visit to another page. */
const maxOrderAgeMs = 10_000;

/** Reads cart and order again on a page that Back or Forward shows as it was left: both may have been changed, ordered or paid since. */
export function refreshWhenRestored(queries: QueryClient): void {
  whenRestored(() => void refresh(queries));
  if (isOutdated(queries)) void refresh(queries);
}

/** Whether the page was restored before this script arrived, as far as its cart and order show. */
function isOutdated(queries: QueryClient): boolean {
  const { data, fetchStatus = 'idle' } = queries.getQueryState<Cart>(cartKey) ?? {};
  const isOtherCart = fetchStatus === 'idle' && (data?.cartId ?? null) !== rememberedCart();
  return isOtherCart || queries.getQueryCache().findAll(ofOrders).some(isOld);
}

const ofOrders = { predicate: ({ queryKey: [name] }: Query) => orders.includes(name as string) };
const isOld = ({ state: { dataUpdatedAt } }: Query): boolean =>
  dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > maxOrderAgeMs;

export async function refresh(queries: QueryClient): Promise<void> {
  const [shown, current] = [queries.getQueryData<Cart>(cartKey), rememberedCart()];
  if (shown && shown.cartId !== current) await queries.resetQueries({ queryKey: cartKey }); // it was ordered or replaced
  else if (current !== null)
    await queries.query({ queryKey: cartKey, queryFn: () => openCart(shopOfPage()), staleTime: 0 });
  await queries.invalidateQueries(ofOrders);
}
