/** Where a sent cart is loaded (OPEN-Q-57). */
export const cartLink = (origin: string, cartId: string): string => `${origin}/conf/#/cart/?cart_id=${cartId}`;

/** Where it is looked at; `day` is the ISO day on which it was sent. */
export const cartPreviewLink = (origin: string, cartId: string, day: string): string =>
  `${origin}/conf/#/cart-preview/?cart_id=${cartId}&date=${day}`;
