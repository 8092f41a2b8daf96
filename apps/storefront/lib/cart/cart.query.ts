import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';

/** The cart of this browser. How it is opened is added where it is read, because pages without goods load that later. */
export const cartQuery = queryOptions<Cart>({ queryKey: ['cart'] });
