import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { minorUnits, opaqueId, shopId } from '../fields';
import { CartLine, CartView } from './cart';

/** The goods of an order, with its services and delivery. */
const GoodsToReorder = z.extend(
  z.pick(CartView, { technicalControl: true, comfortDelivery: true, childGuard: true, delivery: true }),
  { lines: z.array(CartLine) },
);
export type GoodsToReorder = z.output<typeof GoodsToReorder>;

/** A new cart with what was ordered, at the prices of today. Lines keep their ids. */
export const reorder = endpoint({
  method: 'POST',
  path: '/carts-of-orders',
  body: z.object({ shopId, ordered: GoodsToReorder }),
  repeatable: true,
  answer: z.object({
    /** Null where nothing of it is sold any more, and there is no cart. */
    cartId: z.nullable(opaqueId),
    /** The lines that are not sold any more as they were ordered. */
    gone: z.array(z.uuid()),
    /** Net prices of one piece or metre. */
    priceChanges: z.array(z.object({ line: z.uuid(), before: minorUnits, today: minorUnits })),
  }),
  errors: ['delivery-refused'],
});
