import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { hex } from './fields';
import { Names } from './names';

export const Glass = z.object({
  id: z.int(),
  code: z.string(),
  type: z.enum(['double', 'triple']),
  /** From outside to inside, e.g. 4-16Ar-4. */
  build: z.string(),
  /** mm; the outer pane decides how large the glass may be, the smallest cavity which bars fit. */
  thickness: millimetres,
  outerPane: millimetres,
  cavity: millimetres,
  ug: z.number(),
  /** Solar factor and light transmission. */
  g: z.number(),
  lt: z.number(),
  /** dB */
  rw: z.int(),
  kgPerM2: z.number(),
  safety: z.nullable(z.string()),
  /** An ornament replaces a single pane of 4 mm inside or in the middle (windows-domain 4.4). */
  takesOrnament: z.boolean(),
  /** A glass that is delivered with a spacer of its own takes no other (GLASS-08). */
  takesSpacer: z.optional(z.boolean()),
});
export type Glass = z.output<typeof Glass>;

export const Spacer = z.object({
  id: z.int(),
  code: z.string(),
  /** W/mK */
  psi: z.number(),
  /** The first one is what a change without a colour means. */
  colours: z.array(z.object({ code: z.string(), hex })).check(z.minLength(1)),
  names: Names,
});
export type Spacer = z.output<typeof Spacer>;

export const PatternedGlass = z.object({
  id: z.int(),
  code: z.string(),
  /** 1 low to 5 opaque. */
  privacy: z.int(),
  /** Longer and shorter side of the largest pane, mm. */
  maxPane: z.readonly(z.tuple([millimetres, millimetres])),
  hex,
  /** A hint for the drawing. */
  pattern: z.string(),
  names: Names,
});
export type PatternedGlass = z.output<typeof PatternedGlass>;

/** Bars between the panes (GRID-02). */
export const BarType = z.object({
  id: z.int(),
  width: millimetres,
  variant: z.string(),
  /** The smallest cavity they fit into, mm. */
  cavityMin: millimetres,
  names: Names,
});
export type BarType = z.output<typeof BarType>;
