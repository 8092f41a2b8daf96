import { z } from 'zod/mini';
import { code, upTo100 } from '../bounded-input';
import { StoredRoom } from './room';

/** Millimetres are whole numbers everywhere: a factory cuts no fractions. */
export const millimetres = z.int();

/** Codes of the swatch category otvirky_gif (windows-domain 6.11), and `k` of roof windows, which turn about their middle. */
export const openingCodes = [
  'fix',
  's',
  'v',
  'ol',
  'op',
  'osl',
  'osp',
  'stl',
  'stp',
  'psl',
  'psp',
  'dl',
  'dlx',
  'dp',
  'dpx',
  'ds',
  'dsx',
  'dsz',
  'dsxz',
  'k',
] as const;
export type OpeningCode = (typeof openingCodes)[number];

/** A blind, net or inner or outer sill that was chosen for an area (CFGDATA-10). */
export const ChosenAccessory = z.object({
  /** Id of the accessory in the catalogue (id_doplnek). */
  accessory: z.int(),
  kind: z.enum(['inner-sill', 'outer-sill', 'blind', 'net']),
  /** Swatch code of the accessory's colour category. */
  colour: code,
  /** Sills only: length along the wall and depth or projection. Blinds and nets follow their sash. */
  length: z.optional(millimetres),
  depth: z.optional(millimetres),
  /** Sills of an assembly only: below how many elements the piece runs, from its own one to the right. */
  elements: z.optional(z.int()),
  /** Blinds only: where the control hangs, seen from inside. */
  side: z.optional(z.enum(['L', 'P'])),
});
export type ChosenAccessory = z.output<typeof ChosenAccessory>;

/** Bars between the panes: which (width and colour), and `2x1`, `top2x1`, `cross` or `vienna` (OPEN-Q-117). */
export const Bars = z.object({ bars: z.int(), pattern: code });
export type Bars = z.output<typeof Bars>;

/** One field of the product from left to right, seen from inside, a light last: a sash or a fixed glazing (CFGDATA-08). */
export const Area = z.object({
  /** '1', '2', … ; 'A1', … in an assembly (CFGDATA-09). */
  id: code,
  opening: z.enum(openingCodes),
  /** Ids of glass, spacer and ornament (windows-domain 4). */
  glass: z.int(),
  spacer: z.object({ spacer: z.int(), colour: code }),
  ornament: z.nullable(z.int()),
  bars: z.nullable(Bars),
  accessories: upTo100(ChosenAccessory),
});
export type Area = z.output<typeof Area>;

/**
 * The last area stands over the whole width above or below the others, behind a transom: a toplight (nadsvětlík) or a light
 * below (podsvětlík).
 */
export const TransomLight = z.object({
  place: z.enum(['above', 'below']),
  /** From the edge of the frame to the axis of the transom. */
  height: millimetres,
});
export type TransomLight = z.output<typeof TransomLight>;

/** One product of an assembly, with a frame of its own. What it does not say is as the whole says it. */
export const AssemblyElement = z.object({
  product: code,
  /** Beside the one before it, or over the whole row. */
  place: z.enum(['beside', 'above']),
  width: millimetres,
  height: millimetres,
  axes: upTo100(millimetres),
  /** Products with a transom only. */
  light: z.optional(TransomLight),
  /** Ids of its areas. */
  areas: upTo100(code),
  threshold: z.nullable(z.int()),
  mirrored: z.optional(z.boolean()),
});
export type AssemblyElement = z.output<typeof AssemblyElement>;

/** Elements that are made, delivered and joined on site (windows-domain 1.5); their top edges are aligned. */
export const Assembly = z.object({
  /** From left to right, seen from inside; one above the row comes last. */
  elements: upTo100(AssemblyElement),
  /** Ids of the couplings S1, S2 …: each joins an element to the next one. */
  couplings: upTo100(z.int()),
});
export type Assembly = z.output<typeof Assembly>;

/**
 * Everything that says what is to be made. All else (price, drawing, limits, weight, Uw) follows from it and the catalogue
 * version it names. Offers and orders keep it for ever: fields are only added, as optional ones.
 */
export const Configuration = z.object({
  schema: z.literal(1),
  catalogue: code,
  /** Code of the product in the catalogue, e.g. `OS1` (windows-domain 1.5). */
  product: code,
  /** Outer size of the frame; the base profile is not part of the height (DIM-17). */
  width: millimetres,
  height: millimetres,
  /** The arrangement of the product from right to left, where that is another one (FO2, ST3, P2). */
  mirrored: z.optional(z.boolean()),
  /** Distances of mullion and štulp axes from the left edge of the frame, ascending, seen from inside. */
  axes: upTo100(millimetres),
  /** Products with a transom only. */
  light: z.optional(TransomLight),
  /** Profile id, e.g. 222915 (PROF-06). */
  profile: z.int(),
  /** Decor codes; white is `W`. Decor inside only is not made (CLR-01). */
  colour: z.object({ inside: code, outside: code }),
  areas: upTo100(Area),
  /** One handle type per product (HANDLE-02), with its colour; null where no sash has one. */
  handle: z.nullable(z.object({ handle: z.int(), colour: code })),
  /** Doors and balcony doors: sill (prah) and door filling ids. */
  threshold: z.nullable(z.int()),
  filling: z.nullable(z.int()),
  /** Doors only; without it the lock that is included. */
  lock: z.optional(z.int()),
  /** Id of the stock product that it describes; of such a configuration accessories alone can be changed. */
  stockProduct: z.optional(z.int()),
  /** A label of the shopper. */
  room: z.optional(StoredRoom),
  /** Several products as one: then width and height are overall sizes, and the areas those of all elements (CFGDATA-09). */
  assembly: z.optional(Assembly),
});
export type Configuration = z.output<typeof Configuration>;
