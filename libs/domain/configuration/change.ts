import { z } from 'zod/mini';
import { code, upTo100 } from '../bounded-input';
import { Configuration, millimetres, openingCodes } from './configuration';
import { StoredRoom } from './room';

/** Where an element can be added, seen from inside. */
export const elementPlaces = ['left', 'right', 'above'] as const;
export type ElementPlace = (typeof elementPlaces)[number];

/** Ids of areas; an empty list means all of them. */
const areas = upTo100(code);

/** One change of a configuration; every change of the wire protocol is one case (libs/contracts/wire/changes.ts). */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('size'),
    width: millimetres,
    height: millimetres,
    /** Of an assembly: the element, counted from 1, that takes the difference of the width; all in proportion where missing. */
    element: z.optional(z.int()),
  }),
  /** Sizes of the fields from left to right; the widths add up to the overall width (OPEN-Q-117). */
  z.object({
    kind: z.literal('field-sizes'),
    fields: upTo100(z.object({ area: code, width: millimetres, height: millimetres })),
  }),
  z.object({ kind: z.literal('opening'), areas, opening: z.enum(openingCodes) }),
  z.object({ kind: z.literal('profile'), profile: z.int() }),
  z.object({ kind: z.literal('colour'), inside: code, outside: code }),
  z.object({ kind: z.literal('glass'), areas, glass: z.int() }),
  /** Without a colour: the first one of the spacer. */
  z.object({ kind: z.literal('spacer'), areas, spacer: z.int(), colour: z.optional(code) }),
  /** Null takes the ornament away. */
  z.object({ kind: z.literal('ornament'), areas, ornament: z.nullable(z.int()) }),
  /** `pattern`: 2x1, top2x1, cross or vienna (OPEN-Q-117). */
  z.object({ kind: z.literal('bars'), areas, bars: z.int(), pattern: code }),
  /** Null is the default handle of the product (OPEN-Q-40). */
  z.object({ kind: z.literal('handle'), handle: z.nullable(z.int()) }),
  z.object({ kind: z.literal('threshold'), threshold: z.nullable(z.int()) }),
  z.object({ kind: z.literal('filling'), filling: z.int() }),
  z.object({ kind: z.literal('lock'), lock: z.int() }),
  /** Left and right change sides, hinges and all that is in the fields. */
  z.object({ kind: z.literal('mirror') }),
  /** Sills take length and depth (defaults where missing), blinds a side; blinds and nets follow their sash. */
  z.object({
    kind: z.literal('add-accessory'),
    areas,
    accessory: z.int(),
    colour: code,
    size: z.optional(
      z.object({
        length: z.optional(millimetres),
        depth: z.optional(millimetres),
        side: z.optional(z.enum(['L', 'P'])),
      }),
    ),
  }),
  /** The id of a sill, blind, net, of bars or of the threshold (OPEN-Q-40). */
  z.object({ kind: z.literal('remove-accessory'), areas, accessory: z.int() }),
  /** One more element; the first one makes an assembly of a product. Sizes are the usual ones where missing. */
  z.object({
    kind: z.literal('add-element'),
    place: z.enum(elementPlaces),
    /** Left or right of this element, counted from 1; of the whole row where missing. */
    beside: z.optional(z.int()),
    product: code,
    width: z.optional(millimetres),
    height: z.optional(millimetres),
  }),
  /** Elements and joints are counted from 1, as on the drawing. */
  z.object({ kind: z.literal('remove-element'), element: z.int() }),
  /** Changes places with its neighbour in the row. */
  z.object({ kind: z.literal('move-element'), element: z.int(), to: z.enum(['left', 'right']) }),
  z.object({ kind: z.literal('coupling'), joint: z.int(), coupling: z.int() }),
  /** Null takes the label away. */
  z.object({ kind: z.literal('room'), room: z.nullable(StoredRoom) }),
  /** Back to a state that the product had, or can have by other changes: undo and redo. */
  z.object({ kind: z.literal('restore'), configuration: Configuration }),
]);
export type Change = z.output<typeof Change>;
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Changes that a product takes by itself, so that an element of an assembly takes them too. */
export type ProductChange = Exclude<
  Change,
  { kind: 'add-element' | 'remove-element' | 'move-element' | 'coupling' | 'room' | 'restore' }
>;
