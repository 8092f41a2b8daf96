import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { hex, range } from './fields';
import { Names } from './names';
import { productTypes } from './product-type';

/** Window sills (parapety, PARA). */
export const SillType = z.object({
  id: z.int(),
  kind: z.enum(['inner-sill', 'outer-sill']),
  material: z.enum(['PVC', 'DTD', 'AL-bent', 'AL-drawn']),
  /** Swatch category of its colours (PARA-03). */
  colours: z.string(),
  /** Depths or projections of the price list, mm; with a step also those between, priced as the next larger one. */
  depths: z.array(millimetres),
  depthStep: z.nullable(z.object({ min: millimetres, step: millimetres })),
  length: range,
  /** Default length = frame width + this, mm. */
  overhang: millimetres,
  /** Longer pieces need an expansion joint. */
  jointOver: z.nullable(millimetres),
  kgPerM2: z.number(),
  names: Names,
});
export type SillType = z.output<typeof SillType>;

const shade = {
  id: z.int(),
  code: z.string(),
  colours: z.string(),
  /** mm */
  width: range,
  height: range,
  /** m²; a smaller one costs as much as this. */
  minimumArea: z.number(),
  kgPerM2: z.number(),
  names: Names,
};
export const BlindType = z.object({ ...shade, areaMax: z.number() });
export type BlindType = z.output<typeof BlindType>;
export const InsectScreenType = z.object({ ...shade, types: z.array(z.enum(productTypes)) });
export type InsectScreenType = z.output<typeof InsectScreenType>;

export const Swatch = z.object({
  code: z.string(),
  hex,
  /** It looks like wood. */
  grain: z.optional(z.boolean()),
  names: Names,
});
export type Swatch = z.output<typeof Swatch>;
