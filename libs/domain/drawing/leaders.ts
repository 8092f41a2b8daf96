import type { Point } from '../configuration/geometry/rectangle';
import type { Part } from '../configuration/choices/parts';
import type { Layer, Shape } from './scene';

/** A number in its circle and the leader from there to the dot on the part; all in mm. */
export type Leader = {
  readonly part: Part;
  /** The element of an assembly, counted from 0. */
  readonly element?: number;
  readonly number: number;
  readonly at: Point;
  readonly dot: Point;
};
export type Dotted = Omit<Leader, 'at'>;

/** Circles in pixels: radius, distance of centres in a column, figure. */
export type Circles = { readonly radius: number; readonly pitch: number; readonly figure: number };
export const circles = {
  full: { radius: 13, pitch: 34, figure: 14 },
  compact: { radius: 10, pitch: 23, figure: 12 },
} as const satisfies Record<string, Circles>;

/** Between a dot and another leader of a row, in pixels. */
export const dotSpace = 5;

/** How far a number stands above its dot, so that no leader is mistaken for a horizontal edge, in pixels. */
const rise = 16;

/**
 * Numbers in a column at `x` between two heights, each as near to its dot as the others let it be. Two leaders that cross
 * change places: together they become shorter, so this ends, and then none cross.
 */
export function inColumn(
  dotted: readonly Dotted[],
  x: number,
  [top, bottom]: readonly [number, number],
  { pitch }: Circles,
  unit: number,
): Leader[] {
  const sorted = dotted.toSorted((a, b) => a.dot[1] - b.dot[1]);
  const wanted = sorted.map(({ dot }) => Math.min(bottom, Math.max(top, dot[1] - rise * unit)));
  const heights = spread(wanted, pitch * unit, bottom);
  return uncrossed(sorted.map((one, i) => ({ ...one, at: [x, heights[i]!] })));
}

/** Numbers in a row at `y` between two places, each as near to straight above or below its dot as the others let it be. */
export function inRow(
  dotted: readonly Dotted[],
  y: number,
  between: readonly [number, number],
  { pitch }: Circles,
  unit: number,
): Leader[] {
  const sorted = dotted.toSorted((a, b) => a.dot[0] - b.dot[0]);
  const wanted = sorted.map(({ dot }) => dot[0]);
  const places = apart(wanted, pitch * unit, between);
  return untouched(uncrossed(sorted.map((one, i) => ({ ...one, at: [places[i]!, y] }))), dotSpace * unit);
}

/** Ascending places at least `pitch` apart, nearest to those wanted: neighbours that touch stand around the middle of theirs. */
function apart(wanted: readonly number[], pitch: number, [from, to]: readonly [number, number]): number[] {
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }) => sum / count;
  for (const [i, place] of wanted.entries()) {
    let group = { sum: place - i * pitch, count: 1 };
    while (groups.length > 0 && middle(groups.at(-1)!) > middle(group)) {
      const before = groups.pop()!;
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  }
  const last = to - (wanted.length - 1) * pitch;
  const starts = groups.flatMap((group) => Array<number>(group.count).fill(middle(group)));
  return starts.map((start, i) => Math.max(from, Math.min(last, start)) + i * pitch);
}

/** Ascending places at least `pitch` apart, pushed down by the one above, then up from the bottom. */
function spread(wanted: readonly number[], pitch: number, bottom: number): number[] {
  const down: number[] = [];
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? -Infinity) + pitch));
  return down.map((y, i) => Math.min(y, bottom - (down.length - 1 - i) * pitch));
}

function uncrossed(leaders: readonly Leader[]): Leader[] {
  for (const [i, j] of pairsOf(leaders, cross)) return uncrossed(exchanged(leaders, i, j));
  return [...leaders];
}

/** What touches another's dot changes places with it, where that leaves fewer such pairs and none that cross. */
function untouched(leaders: readonly Leader[], space: number): Leader[] {
  const touch = (one: Leader, other: Leader) => awayFrom(one, other.dot) < space || awayFrom(other, one.dot) < space;
  const wrong = [...pairsOf(leaders, touch)];
  for (const [i, j] of wrong) {
    const swapped = exchanged(leaders, i, j);
    const isBetter = [...pairsOf(swapped, touch)].length < wrong.length && pairsOf(swapped, cross).next().done;
    if (isBetter) return untouched(swapped, space);
  }
  return [...leaders];
}

/** Found one by one: who asks for the first does not wait for all. */
function* pairsOf(leaders: readonly Leader[], meet: (one: Leader, other: Leader) => boolean) {
  for (const [i, one] of leaders.entries())
    for (let j = i + 1; j < leaders.length; j++) if (meet(one, leaders[j]!)) yield [i, j] as const;
}

/** The numbers of two change places. */
function exchanged(leaders: readonly Leader[], i: number, j: number): Leader[] {
  const [one, other] = [leaders[i]!, leaders[j]!];
  return leaders.with(i, { ...one, at: other.at }).with(j, { ...other, at: one.at });
}

/** How far a leader is from a point, mm. */
export function awayFrom({ at, dot }: Pick<Leader, 'at' | 'dot'>, [x, y]: Point): number {
  const [across, down] = [dot[0] - at[0], dot[1] - at[1]];
  const share = ((x - at[0]) * across + (y - at[1]) * down) / (across ** 2 + down ** 2);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - at[0] - nearest * across, y - at[1] - nearest * down);
}

/** Whether two leaders meet between their ends. */
export function cross(one: Pick<Leader, 'at' | 'dot'>, other: Pick<Leader, 'at' | 'dot'>): boolean {
  const parts = (line: typeof one, a: Point, b: Point) => turn(line, a) * turn(line, b) < 0;
  return parts(one, other.at, other.dot) && parts(other, one.at, one.dot);
}

/** On which side of a line a point lies. */
function turn({ at, dot }: Pick<Leader, 'at' | 'dot'>, [x, y]: Point): number {
  return (dot[0] - at[0]) * (y - at[1]) - (dot[1] - at[1]) * (x - at[0]);
}

/** A leader is drawn over a halo, so that it stays whole over dark and fine lines; the pointed-out one in accent. */
export function leaderLayer(
  { part, element, number, at, dot }: Leader,
  { radius, figure }: Circles,
  unit: number,
  pointed: boolean,
): Layer {
  const paint = pointed ? 'accent' : 'ink';
  const line = { kind: 'lines', lines: [[...at, ...dot]] } as const;
  const shapes: Shape[] = [
    { ...line, key: 'halo', stroke: 'sheet', weight: 3, opacity: 0.8 },
    { ...line, key: 'leader', stroke: paint },
    { key: 'halo-dot', kind: 'circle', at: dot, radius: 3.5 * unit, fill: 'sheet', stroke: 'none', opacity: 0.8 },
    { key: 'dot', kind: 'circle', at: dot, radius: 2.5 * unit, fill: paint, stroke: 'none' },
    { key: 'circle', kind: 'circle', at, radius: radius * unit, fill: pointed ? 'accent' : 'sheet', stroke: paint },
    {
      key: 'number',
      kind: 'text',
      at: [at[0], at[1] + 0.35 * figure * unit],
      text: String(number),
      size: figure,
      stroke: 'none',
      bold: true,
      fill: pointed ? 'sheet' : 'ink',
    },
  ];
  const own = element === undefined ? '' : `-${element}`;
  return { key: `part-${part}${own}`, role: 'number', part, weight: 1, shapes };
}
