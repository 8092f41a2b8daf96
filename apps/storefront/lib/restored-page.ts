import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from './cart.query';
import { rememberedCart } from './cart-id';
import { shopOfPage } from './shop';
import { openCartQuery } from './use-cart';
import { whenRestored } from './when-restored';

/** Reads cart and order again on a page that Back or Forward shows as it was left: both may have been changed, ordered or paid since. */
export const refreshWhenRestored = (queries: QueryClient): void => void whenRestored(() => void refresh(queries));

export async function refresh(queries: QueryClient): Promise<void> {
  const [shown, current] = [queries.getQueryData(cartQuery.queryKey), rememberedCart()];
  if (shown && shown.cartId !== current) await queries.resetQueries(cartQuery); // it was ordered or replaced
  else if (current !== null) await queries.query({ ...openCartQuery(shopOfPage()), staleTime: 0 });
  await queries.invalidateQueries({ predicate: ({ meta }) => meta?.changesElsewhere === true });
}
