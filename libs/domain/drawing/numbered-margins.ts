import type { Configuration } from '../configuration/configuration';
import type { Part } from '../configuration/choices/parts';
import { circles, type Circles } from './leaders';
import type { DrawingFacts, Side } from './scene';
import { seenFacts, sillOverhang } from './sheet-of';

export type NumberedView = {
  readonly pixels: { readonly width: number; readonly height?: number };
  /** Which side a drawing too small for both shows. */
  readonly side: Side;
  /** Chosen parts and their numbers in the list. */
  readonly numbers: readonly { readonly part: Part; readonly number: number }[];
  /** The part whose row is under the pointer or has the focus; of an assembly that of one element, counted from 0. */
  readonly pointed?: Part;
  readonly element?: number;
  /** What elements of an assembly are called below their frames, from the first on. */
  readonly elementNames?: readonly string[];
  /** Stands below the outside view. */
  readonly caption: string;
  /** Both sides at one scale, whatever the width, and what stands below the inside view: as documents show a product. */
  readonly alike?: { readonly caption: string };
};

/** From this width on both sides are shown. */
const bothFrom = 480;
/** Columns stand this far from the sills beside the frame: 48 mm, and some pixels more. */
export const gap = { mm: sillOverhang + 48, pixels: 12 } as const;
/** Pixels: around all, between the views, below for the width and for names, beside for the height, above a row of numbers, a line of caption. */
export const room = { edge: 4, between: 24, below: 46, names: 12, beside: 34, row: 22, caption: 26 } as const;

export const showsBoth = ({ pixels, alike }: Pick<NumberedView, 'pixels' | 'alike'>): boolean =>
  alike !== undefined || pixels.width >= bothFrom;

/** Where there is little room beside two views of one scale, all numbers of the inside view stand left of it. */
export const hasOneColumn = ({ pixels, alike }: NumberedView): boolean =>
  alike !== undefined && pixels.width < bothFrom;

export type Shown = {
  readonly configuration: Configuration;
  readonly facts: DrawingFacts;
  readonly view: NumberedView;
};

/** Pixels below a view; of two of one scale the inside one has as many as the outside one with its row of numbers. */
export function roomBelow(shown: Shown): number {
  if (shown.view.alike) return belowOutside(circles.compact);
  return room.below + (namesOf(shown).length > 0 ? room.names : 0);
}

/** What elements are called, where there is room for it. */
export const namesOf = ({ facts, view }: Shown): readonly string[] =>
  facts.elements && showsBoth(view) ? (view.elementNames ?? []) : [];

/** Numbers of an assembly stand above its elements. */
export const isRow = ({ facts }: Pick<Shown, 'facts'>): boolean => facts.elements !== undefined;

/** mm that the flashing of a roof window, a sill or a base profile reach beyond the frame: at each side, above, below. */
export function reachOf({ facts }: Pick<Shown, 'facts'>, side: Side) {
  const { flashing = 0 } = seenFacts(facts, side);
  return { beside: Math.max(sillOverhang, flashing), above: flashing, below: Math.max(40, flashing) };
}

/** Pixels below an outside view with numbers. */
export const belowOutside = ({ radius }: Circles): number => room.row + 2 * radius + room.caption;
