import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { hex } from './fields';
import { Names } from './names';
import { productTypes } from './product-type';

/** One entry for each colour, because a change names one id (OPEN-Q-117). */
export const HandleType = z.object({
  id: z.int(),
  /** Swatch code of the category kliky. */
  colour: z.string(),
  kind: z.enum(['standard', 'secustik', 'key', 'button', 'door', 'balcony']),
  types: z.array(z.enum(productTypes)),
  hex,
  /** ACC-08: used from both sides, so the bottom is the full frame and the sill tab is hidden. */
  fixesBottom: z.boolean(),
  /** The only lock that it works with. */
  lock: z.optional(z.int()),
  names: Names,
});
export type HandleType = z.output<typeof HandleType>;

export const Threshold = z.object({
  id: z.int(),
  types: z.array(z.enum(productTypes)),
  /** mm; 72 is the frame that runs around. */
  height: millimetres,
  names: Names,
});
export type Threshold = z.output<typeof Threshold>;

export const DoorPanel = z.object({
  id: z.int(),
  model: z.string(),
  /** Share of the panel that is glass. */
  glassShare: z.number(),
  /** W/m²K */
  up: z.number(),
  pattern: z.string(),
  names: Names,
});
export type DoorPanel = z.output<typeof DoorPanel>;

/** Locks of entrance and side doors (windows-domain 7.5). */
export const Lock = z.object({ id: z.int(), types: z.array(z.enum(productTypes)), names: Names });
export type Lock = z.output<typeof Lock>;
