import type { Point } from '../configuration/geometry/rectangle';
import { rowOf } from '../configuration/assembly/elements';
import { elementSheets } from './assembly-layers';
import { unobstructedLeaders } from './unobstructed-leaders';
import { dottedParts } from './dotted-parts';
import { type Circles, type Dotted, inColumn, inRow, type Leader, leaderLayer } from './leaders';
import {
  belowOutside,
  gap,
  hasOneColumn,
  isRow,
  namesOf,
  reachOf,
  room,
  roomBelow,
  type Shown,
} from './numbered-margins';
import type { Layer, Scene, Shape } from './scene';
import type { Sheet } from './sheet';
import { type Box, overallDimension, viewAtScale } from './view-at-scale';

const captionSize = 13;
/** At most, of a letter of the caption on average, as part of its size. */
const widthOfLetter = 0.56;

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
  const bottom = shown.configuration.height + shown.facts.baseProfile + roomBelow(shown) * unit;
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
  const top = Math.min(-reachOf(shown, 'inside').above - room.edge * unit, heights[0] - edge);
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
  const leaders = unobstructedLeaders(dottedParts(view.numbers, sheet), {
    pointed: view.element,
    unit,
    hasRoom: (dotted) => across(dotted) <= width,
    place: (dotted) => inRow(dotted, y, ends(dotted), size, unit),
  });
  const edge = room.edge * unit;
  return { leaders, around: [-beyond(leaders) - edge, y - radius - edge, width + beyond(leaders) + edge] };
}

/** Numbers stand below their dots. */
export function outsideView(shown: Shown, unit: number, size: Circles): Drawn {
  const { scene, sheet } = viewAtScale(shown.configuration, shown.facts, 'outside', unit);
  const { width, height } = shown.configuration;
  const reach = reachOf(shown, 'outside');
  const y = height + reach.below + (room.row + size.radius) * unit;
  const leaders = unobstructedLeaders(dottedParts(shown.view.numbers, sheet), {
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

/** On one line with that of the outside view. */
function insideCaption({ configuration, facts, view }: Shown, unit: number, size: Circles): Layer[] {
  if (!view.alike) return [];
  const y =
    configuration.height + reachOf({ facts }, 'outside').below + (belowOutside(size) - room.caption + 20) * unit;
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

/** Below each frame of the row, above the width; beside the element above the row, along its edge. */
function elementNames(shown: Shown, sheet: Sheet, unit: number): Layer[] {
  const { view } = shown;
  const names = namesOf(shown);
  if (names.length === 0) return [];
  const inRow = rowOf(sheet.configuration).length;
  return elementSheets(sheet).flatMap(({ x, y, sheet: { geometry, facts }, number }): Layer[] => {
    const text = names[number];
    if (text === undefined) return [];
    const place =
      number < inRow
        ? ({ at: [x + geometry.width / 2, y + geometry.height + facts.baseProfile + 14 * unit] } as const)
        : ({ at: [x + geometry.width + 16 * unit, y + geometry.height / 2], upright: true } as const);
    const fill = number === view.element ? 'accent' : 'ink';
    const shapes: Shape[] = [{ key: 'text', kind: 'text', text, size: 12, ...place }];
    return [{ key: `element-name-${number}`, role: 'number', fill, shapes }];
  });
}

/** The width stands as far below the names as it else stands below the product. */
function belowNames(shown: Shown, sheet: Sheet, unit: number): Sheet {
  if (namesOf(shown).length === 0) return sheet;
  return { ...sheet, facts: { ...sheet.facts, baseProfile: sheet.facts.baseProfile + room.names * unit } };
}
