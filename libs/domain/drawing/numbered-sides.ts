import type { Configuration } from '../configuration/configuration';
import type { Point } from '../configuration/geometry/geometry';
import { rowOf } from '../configuration/assembly/elements';
import type { Part } from '../configuration/choices/numbered-parts';
import { elementSheets } from './assembly-layers';
import { clearRow } from './clear-row';
import { dottedParts } from './dotted-parts';
import { circles, type Circles, type Dotted, inColumn, inRow, type Leader, leaderLayer } from './leaders';
import type { DrawingFacts, Layer, Scene, Side } from './scene';
import { type Sheet, sillOverhang } from './sheet';
import { type Box, overallDimension, viewAtScale } from './view-at-scale';

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
const captionSize = 13;
/** At most, of a letter of the caption on average, as part of its size. */
const widthOfLetter = 0.56;

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
const namesOf = ({ facts, view }: Shown): readonly string[] =>
  facts.elements && showsBoth(view) ? (view.elementNames ?? []) : [];

/** Numbers of an assembly stand above its elements. */
export const isRow = ({ facts }: Pick<Shown, 'facts'>): boolean => facts.elements !== undefined;

/** mm that the flashing of a roof window, a sill or a base profile reach beyond the frame: at each side, above, below. */
export function reachOf({ facts: { flashing = 0 } }: Pick<Shown, 'facts'>) {
  return { beside: Math.max(sillOverhang, flashing), above: flashing, below: Math.max(40, flashing) };
}

type Drawn = { readonly scene: Scene; readonly layers: readonly Layer[]; readonly box: Box };

/** The box reaches around the numbers. */
export function insideView(shown: Shown, unit: number, size: Circles): Drawn {
  const { scene, sheet } = viewAtScale(shown.configuration, shown.facts, 'inside', unit);
  const { leaders, around } = (isRow(shown) ? aboveFrame : besideFrame)(shown, sheet, unit, size);
  const layers = [
    ...scene.layers,
    ...elementNames(shown, sheet, unit),
    ...overallDimension(belowNames(shown, sheet, unit), unit, 'width'),
    ...numbersOf(leaders, shown, size, unit),
    ...insideCaption(shown, unit, size),
  ];
  const { baseProfile, flashing = 0 } = shown.facts;
  const bottom = shown.configuration.height + baseProfile + flashing + roomBelow(shown) * unit;
  return { scene, layers, box: [...around, bottom] };
}

type Placed = {
  readonly leaders: readonly Leader[];
  readonly around: readonly [left: number, top: number, right: number];
};

/** In two columns, or in one where there is little room. */
function besideFrame(shown: Shown, sheet: Sheet, unit: number, size: Circles): Placed {
  const { view } = shown;
  const { width, height } = shown.configuration;
  const dotted = dottedParts(view.numbers, sheet);
  const away = gap.mm + (gap.pixels + size.radius) * unit;
  const oneColumn = hasOneColumn(view);
  const isLeft = ({ dot }: Dotted) => oneColumn || dot[0] < width / 2;
  const [left, right] = [dotted.filter(isLeft), dotted.filter((one) => !isLeft(one))];
  const most = Math.max(2, left.length, right.length);
  // A low window's columns grow upwards: below stands its width.
  const heights = [height - Math.max(height, (most - 1) * size.pitch * unit), height] as const;
  const leaders = [
    ...inColumn(left, -away, heights, size, unit),
    ...inColumn(right, width + away, heights, size, unit),
  ];
  const edge = (size.radius + room.edge) * unit;
  const top = Math.min(-reachOf(shown).above - room.edge * unit, heights[0] - edge);
  return { leaders, around: [-away - edge, top, width + (oneColumn ? gap.mm : away + edge)] };
}

/** Above the elements that they belong to; where there is no room for all, each part once. */
function aboveFrame({ configuration, view }: Shown, sheet: Sheet, unit: number, size: Circles): Placed {
  const { width } = configuration;
  const across = ({ length }: readonly Dotted[]) => ((length - 1) * size.pitch + 2 * size.radius) * unit;
  const radius = size.radius * unit;
  const y = -gap.mm - gap.pixels * unit - radius;
  const beyond = (dotted: readonly Dotted[]) => Math.max(gap.mm, (across(dotted) - width) / 2);
  const ends = (dotted: readonly Dotted[]) => [radius - beyond(dotted), width + beyond(dotted) - radius] as const;
  const leaders = clearRow(dottedParts(view.numbers, sheet), {
    pointed: view.element,
    unit,
    hasRoom: (dotted) => across(dotted) <= width,
    place: (dotted) => inRow(dotted, y, ends(dotted), size, unit),
  });
  return { leaders, around: [-beyond(leaders), y - radius - room.edge * unit, width + beyond(leaders)] };
}

/** Numbers stand below their dots. */
export function outsideView(shown: Shown, unit: number, size: Circles): Drawn {
  const { scene, sheet } = viewAtScale(shown.configuration, shown.facts, 'outside', unit);
  const { width, height } = shown.configuration;
  const reach = reachOf(shown);
  const y = height + reach.below + (room.row + size.radius) * unit;
  const leaders = clearRow(dottedParts(shown.view.numbers, sheet), {
    pointed: shown.view.element,
    unit,
    hasRoom: () => true,
    place: (dotted) => inRow(dotted, y, [-Infinity, Infinity], size, unit),
  });
  const end = leaders.length || shown.view.alike ? y + size.radius * unit : height + reach.below;
  const layers = [
    ...scene.layers,
    ...overallDimension(sheet, unit, 'height'),
    ...numbersOf(leaders, shown, size, unit),
    caption(shown.view.caption, [width / 2, end + 20 * unit]),
  ];
  const around = leaders.map(({ at }) => at[0] - (size.radius + room.edge) * unit);
  const words = (shown.view.caption.length * captionSize * widthOfLetter * unit) / 2;
  const left = Math.min(-reach.beside, width / 2 - words, ...around);
  const right = Math.max(width + reach.beside + room.beside * unit, width / 2 + words);
  return { scene, layers, box: [left, -reach.above - room.edge * unit, right, end + room.caption * unit] };
}

/** Pixels below an outside view with numbers. */
const belowOutside = ({ radius }: Circles): number => room.row + 2 * radius + room.caption;

/** On one line with that of the outside view. */
function insideCaption({ configuration, facts, view }: Shown, unit: number, size: Circles): Layer[] {
  if (!view.alike) return [];
  const y = configuration.height + reachOf({ facts }).below + (belowOutside(size) - room.caption + 20) * unit;
  return [caption(view.alike.caption, [configuration.width / 2, y])];
}

function caption(text: string, at: Point): Layer {
  return {
    key: 'caption',
    role: 'number',
    fill: 'ink',
    shapes: [{ key: 'text', kind: 'text', at, text, size: captionSize }],
  };
}

function numbersOf(leaders: readonly Leader[], { view }: Shown, size: Circles, unit: number): Layer[] {
  const isPointed = ({ part, element }: Leader) =>
    part === view.pointed && (view.element === undefined || element === view.element);
  return leaders.map((leader) => leaderLayer(leader, size, unit, isPointed(leader)));
}

/** Below the frames of the row, above the width. */
function elementNames(shown: Shown, sheet: Sheet, unit: number): Layer[] {
  const { view, facts } = shown;
  const names = namesOf(shown);
  if (names.length === 0) return [];
  const y = sheet.geometry.height + facts.baseProfile + 14 * unit;
  return elementSheets(sheet).flatMap(({ x, sheet: own, number }): Layer[] => {
    const text = names[number];
    if (text === undefined || number >= rowOf(sheet.configuration).length) return [];
    const at = [x + own.geometry.width / 2, y] as const;
    const fill = number === view.element ? 'accent' : 'ink';
    return [
      {
        key: `element-name-${number}`,
        role: 'number',
        fill,
        shapes: [{ key: 'text', kind: 'text', at, text, size: 12 }],
      },
    ];
  });
}

/** The width stands as far below the names as it else stands below the product. */
function belowNames(shown: Shown, sheet: Sheet, unit: number): Sheet {
  if (namesOf(shown).length === 0) return sheet;
  return { ...sheet, facts: { ...sheet.facts, baseProfile: sheet.facts.baseProfile + room.names * unit } };
}
