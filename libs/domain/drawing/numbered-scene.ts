import type { Configuration } from '../configuration/configuration';
import { rowOf } from '../configuration/assembly/elements';
import { isChosen, type Part } from '../configuration/choices/numbered-parts';
import { type ElementSheet, elementSheets } from './assembly-layers';
import { circles, type Circles, type Dotted, inColumn, inRow, type Leader, leaderLayer } from './leaders';
import { dotOf } from './part-dots';
import { movedLayer } from './moved';
import type { DrawingFacts, Layer, Scene, Side } from './scene';
import { type Sheet, sillOverhang } from './sheet';
import { type Box, framed, overallDimension, viewAtScale } from './view-at-scale';

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
  /** Stands below the small outside view. */
  readonly caption: string;
};

/** From this width on both sides are shown, the outside smaller by this factor. */
const bothFrom = 480;
const small = 0.43;
/** Columns stand this far from the sills beside the frame: 48 mm, and some pixels more. */
const gap = { mm: sillOverhang + 48, pixels: 12 } as const;
/** Pixels: around all, between the views, below for the width and for names, beside for the height, a line of caption. */
const room = { edge: 4, between: 24, below: 46, names: 12, beside: 34, caption: 26 } as const;
const captionSize = 13;
/** At most, of a letter of the caption on average, as part of its size. */
const widthOfLetter = 0.56;

export const showsBoth = ({ pixels }: Pick<NumberedView, 'pixels'>): boolean => pixels.width >= bothFrom;

/**
 * The product with the numbers of its parts list: the inside view between two columns of numbers with the width below, the
 * outside view with its numbers below and the height beside. Leaders never cross each other or a dimension.
 */
export function numberedScene(configuration: Configuration, facts: DrawingFacts, view: NumberedView): Scene {
  const shown = { configuration, facts, view };
  if (showsBoth(view)) return both(shown);
  return view.side === 'inside' ? insideOnly(shown) : outsideOnly(shown);
}

type Shown = { readonly configuration: Configuration; readonly facts: DrawingFacts; readonly view: NumberedView };

function both(shown: Shown): Scene {
  const { width } = shown.configuration;
  const { radius } = circles.full;
  const fixed = 2 * room.edge + 4 * radius + 2 * gap.pixels + room.between + room.beside;
  const unit = unitFor(shown, width + 2 * gap.mm + small * (width + 2 * sillOverhang), fixed);
  const inside = insideView(shown, unit, circles.full);
  const outside = outsideView(shown, unit / small, shown.facts.elements ? circles.compact : circles.full);
  const move = [inside.box[2] + room.between * unit - small * outside.box[0], 0] as const;
  const right = move[0] + small * outside.box[2];
  const bottom = Math.max(inside.box[3], small * outside.box[3]);
  const layers = [...inside.layers, ...outside.layers.map((layer) => movedLayer(layer, 'outside', small, move))];
  return framed(inside.scene, layers, unit, [inside.box[0], inside.box[1], right, bottom]);
}

function insideOnly(shown: Shown): Scene {
  const { radius } = circles.compact;
  const fixed = 2 * room.edge + 4 * radius + 2 * gap.pixels;
  const unit = unitFor(shown, shown.configuration.width + 2 * gap.mm, fixed);
  const { scene, layers, box } = insideView(shown, unit, circles.compact);
  return framed(scene, layers, unit, box);
}

function outsideOnly(shown: Shown): Scene {
  const fixed = 2 * room.edge + room.beside;
  const unit = unitFor(shown, shown.configuration.width + 2 * sillOverhang, fixed);
  const { scene, layers, box } = outsideView(shown, unit, circles.compact);
  return framed(scene, layers, unit, box);
}

/** mm per pixel, so that `across` mm and `fixed` pixels fit the width, and the product with a dimension the height. */
function unitFor(shown: Shown, across: number, fixed: number): number {
  const { configuration, view } = shown;
  const { width, height = Infinity } = view.pixels;
  const down = configuration.height + 40;
  return Math.max(across / Math.max(8, width - fixed), down / Math.max(8, height - 2 * room.edge - roomBelow(shown)));
}

const roomBelow = (shown: Shown): number => room.below + (namesOf(shown).length > 0 ? room.names : 0);

/** What elements are called, where there is room for it. */
const namesOf = ({ facts, view }: Shown): readonly string[] =>
  facts.elements && showsBoth(view) ? (view.elementNames ?? []) : [];

type Drawn = { readonly scene: Scene; readonly layers: readonly Layer[]; readonly box: Box };

/** The box reaches around the columns of numbers. */
function insideView(shown: Shown, unit: number, size: Circles): Drawn {
  const { scene, sheet } = viewAtScale(shown.configuration, shown.facts, 'inside', unit);
  const { width, height } = shown.configuration;
  const dotted = dottedParts(shown, sheet);
  const away = gap.mm + (gap.pixels + size.radius) * unit;
  const isLeft = ({ dot }: Dotted) => dot[0] < width / 2;
  const most = Math.max(2, dotted.filter(isLeft).length, dotted.filter((one) => !isLeft(one)).length);
  // A low window's columns grow upwards: below stands its width.
  const heights = [height - Math.max(height, (most - 1) * size.pitch * unit), height] as const;
  const leaders = [
    ...inColumn(dotted.filter(isLeft), -away, heights, size, unit),
    ...inColumn(
      dotted.filter((one) => !isLeft(one)),
      width + away,
      heights,
      size,
      unit,
    ),
  ];
  const edge = (size.radius + room.edge) * unit;
  const layers = [
    ...scene.layers,
    ...elementNames(shown, sheet, unit),
    ...overallDimension(belowNames(shown, sheet, unit), unit, 'width'),
    ...numbersOf(leaders, shown, size, unit),
  ];
  const bottom = height + shown.facts.baseProfile + roomBelow(shown) * unit;
  return {
    scene,
    layers,
    box: [-away - edge, Math.min(-room.edge * unit, heights[0] - edge), width + away + edge, bottom],
  };
}

/** Numbers stand below their dots. */
function outsideView(shown: Shown, unit: number, size: Circles): Drawn {
  const { scene, sheet } = viewAtScale(shown.configuration, shown.facts, 'outside', unit);
  const { width, height } = shown.configuration;
  const y = height + 40 + (22 + size.radius) * unit;
  const leaders = inRow(dottedParts(shown, sheet), y, size, unit);
  const end = leaders.length ? y + size.radius * unit : height + 40;
  const caption: Layer = {
    key: 'caption',
    role: 'number',
    fill: 'ink',
    shapes: [
      { key: 'text', kind: 'text', at: [width / 2, end + 20 * unit], text: shown.view.caption, size: captionSize },
    ],
  };
  const layers = [
    ...scene.layers,
    ...overallDimension(sheet, unit, 'height'),
    ...numbersOf(leaders, shown, size, unit),
    caption,
  ];
  const around = leaders.map(({ at }) => at[0] - (size.radius + room.edge) * unit);
  const reach = (shown.view.caption.length * captionSize * widthOfLetter * unit) / 2;
  const right = Math.max(width + sillOverhang + room.beside * unit, width / 2 + reach);
  return {
    scene,
    layers,
    box: [Math.min(-sillOverhang, width / 2 - reach, ...around), -room.edge * unit, right, end + room.caption * unit],
  };
}

/** Frame and colour are those of the whole; of all other parts every element of an assembly shows its own. */
function dottedParts({ view }: Shown, sheet: Sheet): Dotted[] {
  const elements = sheet.facts.elements ? elementSheets(sheet) : null;
  return view.numbers.flatMap(({ part, number }): Dotted[] => {
    if (elements && part !== 'frame') return elements.flatMap((own) => dottedIn(own, part, number));
    const dot = dotOf(part, sheet);
    return dot ? [{ part, number, dot }] : [];
  });
}

function dottedIn({ sheet, x, y, number: element }: ElementSheet, part: Part, number: number): Dotted[] {
  const dot = isChosen(part, sheet.configuration) ? dotOf(part, sheet) : null;
  return dot ? [{ part, element, number, dot: [dot[0] + x, dot[1] + y] }] : [];
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
