import type { Order } from '@fenestra/contracts/wire/order';

type Line = Pick<Order['lines'][number], 'product' | 'parts'>;

/** Whether a withdrawal leaves accessories with the shopper: a product from stock has priced parts only where some were made to its size. */
export const leavesAccessories = ({ product, parts }: Line): boolean =>
  product?.data.stock === true && parts !== undefined;
