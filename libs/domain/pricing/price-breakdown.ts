import { z } from 'zod/mini';
import { currencies } from '../shop/money';

/** One line of a breakdown: `key` names its text, `net` is in minor units of the quote's currency. */
export const PriceLine = z.object({
  /** base, profile, colour, glass, spacer, ornament, bars, filling, filling-glass, filling-ornament, threshold, handle, inner-sill, … */
  key: z.string(),
  /** The area it belongs to, where it belongs to one. */
  area: z.optional(z.string()),
  /** The element of an assembly that it pays for, or the joint of a coupling, counted from 1 as on the drawing. */
  element: z.optional(z.int()),
  joint: z.optional(z.int()),
  /** The id of the catalogue entry it pays for, where there is one. */
  item: z.optional(z.int()),
  net: z.int(),
});
export type PriceLine = z.output<typeof PriceLine>;

/** The price of one piece without VAT. The three sums are the sums of their parts, to the minor unit (CFGDATA-05). */
export const PriceBreakdown = z.object({
  schema: z.literal(1),
  priceList: z.string(),
  currency: z.enum(currencies),
  product: z.int(),
  handle: z.int(),
  accessories: z.int(),
  /** Parts of `product`, of `handle` and of `accessories`. */
  parts: z.object({
    product: z.array(PriceLine),
    handle: z.array(PriceLine),
    accessories: z.array(PriceLine),
  }),
  total: z.int(),
  /** What discounts ask about: triple glass, and the net price of its white PVC inner sills (windows-domain 8.5). */
  promotion: z.optional(z.object({ tripleGlass: z.boolean(), whiteInnerSills: z.int() })),
});
export type PriceBreakdown = z.output<typeof PriceBreakdown>;
