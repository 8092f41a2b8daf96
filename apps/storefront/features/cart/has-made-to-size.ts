import type { CartItem } from '@fenestra/contracts/wire/cart';

/** Whether accessories were made to the size of a product from stock: they take longer and are not taken back (CONST-08). */
export const hasMadeToSize = ({ kind, stock, priceDetail }: CartItem): boolean =>
  kind === 'vyrobek' && stock && priceDetail.unitAccessories > 0;
