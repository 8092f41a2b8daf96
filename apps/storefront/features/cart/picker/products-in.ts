import type { Cart } from '@fenestra/contracts/wire/cart';

/** Line and quantity of each product of the cart: recommended counts of accessories follow from them. */
export const productsIn = ({ data }: Cart): readonly (readonly (string | number)[])[] =>
  data.items.filter(({ kind }) => kind === 'vyrobek').map(({ line, quantity }) => [line, quantity]);
