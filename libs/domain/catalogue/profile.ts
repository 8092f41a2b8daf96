import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { hex, range } from './fields';
import { Names } from './names';

export const Profile = z.object({
  id: z.int(),
  order: z.int(),
  maker: z.string(),
  family: z.string(),
  sashShape: z.enum(['straight', 'rounded']),
  chambers: z.int(),
  seals: z.int(),
  /** Build depth, mm. */
  depth: millimetres,
  /** Glass thickness that fits, mm. */
  glazing: range,
  standardGlass: z.int(),
  /** The spacer that costs nothing with double and with triple glass (windows-domain 4.3). */
  includedSpacer: z.object({ double: z.int(), triple: z.int() }),
  /** W/m²K; the reference window is 1230 × 1480. */
  uf: z.number(),
  uwReference: z.number(),
  /** dB of a window with the standard glass. */
  rw: z.int(),
  codeWindow: z.string(),
  codeDoor: z.string(),
  maxSashKg: z.number(),
  /** PROF-09 to PROF-11: which products may have it. */
  offeredFor: z.object({ window: z.boolean(), E: z.boolean(), D: z.boolean() }),
  /** PROF-08: the profile that stands for it in lists and texts. */
  shownAs: z.nullable(z.object({ window: z.int(), door: z.int() })),
  images: z.object({ window: z.string(), door: z.string() }),
  names: Names,
  descriptions: Names,
  badge: z.nullable(z.object({ names: Names, style: z.string() })),
});
export type Profile = z.output<typeof Profile>;

/** A decor of the swatch category dekory_profil; `W` is plain white. */
export const Colour = z.object({
  code: z.string(),
  makerCode: z.string(),
  group: z.enum(['white', 'standard', 'premium']),
  /** Dark foils expand more in the sun and have smaller limits. */
  dark: z.boolean(),
  family: z.string(),
  /** Stands first in the lists (CLR-02). */
  mostUsed: z.optional(z.boolean()),
  hex,
  names: Names,
});
export type Colour = z.output<typeof Colour>;
