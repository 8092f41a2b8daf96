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

/** What an accessory is drawn as. */
export const accessoryPictures = [
  'can',
  'anchor',
  'screw',
  'tape',
  'wedges',
  'cartridge',
  'strip',
  'profile',
  'kit',
  'bottle',
  'guard',
  'restrictor',
  'vent',
] as const;
export type AccessoryPicture = (typeof accessoryPictures)[number];

/** What one of an accessory is: metres may be broken, pieces and sets may not (OPEN-Q-100). */
export const units = ['piece', 'metre', 'set'] as const;
export type Unit = (typeof units)[number];

/** By what the unit price of goods is told (Dir. 98/6/EC Art. 2(b)). */
export const measures = ['metre', 'litre', 'kilogram', 'piece'] as const;
export type Measure = (typeof measures)[number];

/** What one piece or set holds: 0.75 litres, 30 pieces. */
export const Contents = z.object({ amount: z.number().check(z.positive()), measure: z.enum(measures) });
export type Contents = z.output<typeof Contents>;

/** A shelf of the picker; they stand in the order of the data (PICK-01). */
export const AccessoryCategory = z.object({ code: z.string(), names: Names });
export type AccessoryCategory = z.output<typeof AccessoryCategory>;

/** Sold by the piece, set or metre through the cart (PICK). */
export const AccessoryItem = z.object({
  id: z.int(),
  /** Code of its category. */
  category: z.string(),
  picture: z.enum(accessoryPictures),
  unit: z.enum(units),
  /** Missing where the price of one unit is a unit price already. */
  contents: z.optional(Contents),
  recommended: Recommendation,
  /** Weight of one unit, kg; it counts for delivery (windows-domain 7.8). */
  kg: z.number(),
  names: Names,
});
export type AccessoryItem = z.output<typeof AccessoryItem>;
