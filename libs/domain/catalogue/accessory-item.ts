import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { Names } from './names';

/** How many of an accessory a cart of windows needs (windows-domain 7.8). */
export const Recommendation = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('perimeter'),
    metresPerUnit: z.optional(z.number()),
    unitsPerMetre: z.optional(z.number()),
  }),
  z.object({ rule: z.literal('anchors') }),
  z.object({ rule: z.literal('elements'), elementsPerUnit: z.number() }),
  z.object({ rule: z.literal('reveal'), unitLength: millimetres }),
  z.object({ rule: z.literal('sashes') }),
  z.object({ rule: z.literal('order') }),
  z.object({ rule: z.literal('none') }),
]);
export type Recommendation = z.output<typeof Recommendation>;

/** Sold by the piece, set or metre through the cart (PICK). */
export const AccessoryItem = z.object({
  id: z.int(),
  category: z.string(),
  unit: z.enum(['piece', 'metre', 'set']),
  recommended: Recommendation,
  /** Weight of one unit, kg. */
  kg: z.number(),
  names: Names,
});
export type AccessoryItem = z.output<typeof AccessoryItem>;
