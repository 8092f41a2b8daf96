import { z } from 'zod/mini';
import { currencies } from '../shop/money';
import { shopIds } from '../shop/shops';

const minorUnits = z.int();

/** What the totals of a cart depend on; unit prices are those frozen in the lines. */
export const CartForTotals = z.object({
  shopId: z.literal([...shopIds]),
  lines: z.array(
    z.object({
      line: z.string(),
      kind: z.enum(['configured', 'stock', 'accessory']),
      quantity: z.int().check(z.positive()),
      /** Net unit price before discount: product with handle, and accessories. Lines of kind accessory are `others`. */
      product: minorUnits,
      accessories: minorUnits,
      /** Part of `accessories` that pays for white PVC inner sills (discount 9005). */
      whiteInnerSills: z.optional(minorUnits),
      weightKg: z.number(),
      longestSideMm: z.int(),
      tripleGlass: z.boolean(),
    }),
  ),
  technicalControl: z.boolean(),
  comfortDelivery: z.boolean(),
  delivery: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pickup') }),
      z.object({ kind: z.literal('delivery'), region: z.int() }),
    ]),
  ),
});
export type CartForTotals = z.output<typeof CartForTotals>;
export type LineForTotals = CartForTotals['lines'][number];

/** Sums of a cart in minor units; every sum is exactly the sum of its parts (OPEN-Q-101). */
export const CartTotals = z.object({
  currency: z.enum(currencies),
  lines: z.array(z.object({ line: z.string(), unitNet: minorUnits, unitAfterDiscount: minorUnits, net: minorUnits })),
  products: minorUnits,
  accessories: minorUnits,
  others: minorUnits,
  services: minorUnits,
  delivery: minorUnits,
  /** Sum of the five above. */
  net: minorUnits,
  discount: minorUnits,
  netAfterDiscount: minorUnits,
  vatPercent: z.number(),
  vat: minorUnits,
  gross: minorUnits,
  /** Discounts that apply, and those that could. */
  applied: z.array(z.object({ action: z.int(), amount: minorUnits })),
  available: z.array(z.int()),
  /** What comfort delivery costs or would cost. */
  comfortPrice: minorUnits,
  weightKg: z.number(),
});
export type CartTotals = z.output<typeof CartTotals>;
