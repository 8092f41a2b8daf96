import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { cartKey, rememberedCart } from './cart-id';
import { openCart } from './open-cart';
import { shopOfPage } from './shop';
import { whenRestored } from './when-restored';

/** Queries whose answer may have changed on the pages in between. A product under design has its own check (newer-elsewhere). */
const orders = ['order', 'order-page'];

/** Reads cart and order again on a page that Back or Forward shows as it was left: both may have been changed, ordered or paid since. */
export const refreshWhenRestored = (queries: QueryClient): void => void whenRestored(() => void refresh(queries));

export async function refresh(queries: QueryClient): Promise<void> {
  const [shown, current] = [queries.getQueryData<Cart>(cartKey), rememberedCart()];
  if (shown && shown.cartId !== current) await queries.resetQueries({ queryKey: cartKey }); // it was ordered or replaced
  else if (current !== null)
    await queries.query({ queryKey: cartKey, queryFn: () => openCart(shopOfPage()), staleTime: 0 });
  await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => orders.includes(name as string) });
}
