import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { Names } from './names';
import { ProductType } from './product-type';

/** What joins two elements of an assembly (windows-domain 1.5). */
export const Coupling = z.object({
  id: z.int(),
  code: z.string(),
  /** Width of what is seen of it, and what it adds to the overall size, mm. */
  visible: millimetres,
  adds: millimetres,
  /** The longest joint that it holds, mm. */
  lengthMax: millimetres,
  /** Made for white elements only. */
  whiteOnly: z.boolean(),
  /** Degrees between the elements; 0 in one plane. */
  angle: z.union([z.literal(0), z.literal(90), z.literal(135)]),
  names: Names,
});
export type Coupling = z.output<typeof Coupling>;

/** An assembly to start with: elements from left to right, and perhaps one above the whole row. Sizes in mm. */
export const AssemblyTemplate = z.object({
  code: z.string(),
  order: z.int(),
  row: z.array(z.object({ product: z.string(), width: millimetres, height: millimetres })),
  above: z.nullable(z.object({ product: z.string(), height: millimetres })),
  names: Names,
  descriptions: Names,
});
export type AssemblyTemplate = z.output<typeof AssemblyTemplate>;

export const Assemblies = z.object({
  /** What every assembly is as a whole: its code SE, its names, that it takes sills and shades. Nobody starts with it. */
  product: z.nullable(ProductType),
  templates: z.array(AssemblyTemplate),
});
