import { z } from 'zod';

export const CartConfig = z.object({
  /** Days after its last opening on which a cart is forgotten that has not become an order (OPEN-Q-18). */
  CART_DAYS: z.coerce.number().int().min(1).default(365),
});
export type CartConfig = z.output<typeof CartConfig>;
