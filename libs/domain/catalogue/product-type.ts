import { z } from 'zod/mini';
import { TransomLight, millimetres, openingCodes } from '../configuration/configuration';
import { range } from './fields';
import { Names } from './names';

/** O window, B balcony door, P tilt-and-slide door, E entrance door, D side door, R roof window. Only E and D count as doors (DOOR-03). */
export const productTypes = ['O', 'B', 'P', 'E', 'D', 'R'] as const;

export const ProductType = z.object({
  code: z.string(),
  type: z.enum(productTypes),
  order: z.int(),
  /** Entries that are not offered yet are in the data with their rules; nobody can configure them. */
  offered: z.boolean(),
  /** STORE-07: sold in one size only. */
  fixedSize: z.boolean(),
  names: Names,
  /** Code of its table in the price list (cenik). */
  priceTable: z.string(),
  /** `|` is a mullion, `/` a stulp (windows-domain 1.5); a light above or below is not in it. */
  layout: z.string(),
  /** One entry for each area from left to right, seen from inside; the light is the last one. */
  fields: z.array(z.object({ openings: z.array(z.enum(openingCodes)), default: z.enum(openingCodes) })),
  /** Of products with a transom: how high the light is at first, and whose price table it has when it opens so. */
  light: z.optional(
    z.object({ ...TransomLight.shape, priceTables: z.partialRecord(z.enum(openingCodes), z.string()) }),
  ),
  /** mm */
  width: range,
  height: range,
  /** m² */
  areaMax: z.number(),
  /** Width and height to start with, mm. */
  size: z.readonly(z.tuple([millimetres, millimetres])),
  /** Which limits hold for its opening sashes. */
  sashRules: z.enum(['window', 'balcony', 'door', 'slide']),
  sills: z.boolean(),
  /** Blinds and insect nets. */
  shades: z.boolean(),
  /** The profile to start with, and standard goes back to (PROF-07). */
  profile: z.int(),
  /** The door filling to start with; null for windows. */
  filling: z.nullable(z.int()),
});
export type ProductType = z.output<typeof ProductType>;

export const OpeningType = z.object({
  code: z.enum(openingCodes),
  kind: z.enum([
    'fixed',
    'tilt',
    'top-hung',
    'turn',
    'tilt-turn',
    'stulp-passive',
    'slide',
    'door',
    'double-door',
    'pivot',
  ]),
  /** Side of the hinges (or of sliding) seen from inside. */
  hinge: z.nullable(z.enum(['L', 'R'])),
  /** OPEN-Q-38 */
  mostUsed: z.boolean(),
  names: Names,
});
export type OpeningType = z.output<typeof OpeningType>;

/** A finished product that lies in the warehouse. */
export const StockItem = z.object({
  id: z.int(),
  product: z.string(),
  width: millimetres,
  height: millimetres,
  profile: z.int(),
  threshold: z.nullable(z.int()),
});
export type StockItem = z.output<typeof StockItem>;
