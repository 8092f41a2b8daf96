import type { Cart } from '@fenestra/contracts/wire/cart';

export type Added = readonly [cart: Cart, item: string, quantity: number];

export const addedToCart = 'added-to-cart';

/** Tells of goods that are in the cart now, whoever listens (`app/others.ts`). */
export const trackAdded = (...added: Added): void =>
  void window.dispatchEvent(new CustomEvent(addedToCart, { detail: added }));
