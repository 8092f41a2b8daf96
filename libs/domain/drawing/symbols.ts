import type { Field } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import { luminance } from './foil';
import { paneRects } from './panel';
import type { Layer, Line, Shape } from './scene';
import { opensTowards } from './view-side';
import type { Sheet } from './sheet';

/** Reads on the darkest foils, where ink would drown; on the others of a dark kind, wood above all, ink is seen better. */
const onDarkest = '#aab4bb';
const darkest = 0.13;

/**
 * Opening symbols, apex at the handle side: solid when the sash opens towards the viewer, dashed when away
 * (windows-domain 1.3).
 */
export function symbols(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  return [...openingSymbols(sheet), ...lowerHalves(sheet)];
}

/** What turns about its middle comes inwards above and goes outwards below. */
function lowerHalves({ geometry, side, weights }: Sheet): Layer[] {
  const pivoting = geometry.fields.filter(({ movement }) => movement.tilt === 'middle');
  return pivoting.map((field) => {
    const points = field.hardware.symbol.tilt!.map(([x, y]): Point => [x, geometry.height - y]);
    const dash = opensTowards(field, side) ? ([6, 4] as const) : undefined;
    const shapes: Shape[] = [{ key: 'lower', kind: 'polyline', points }];
    const style = { fill: 'none', stroke: 'symbol', weight: weights.symbol, ...(dash && { dash }) } as const;
    return { role: 'symbol', area: field.area, key: `symbol-lower-${field.index}`, ...style, shapes };
  });
}

function openingSymbols(sheet: Sheet): Layer[] {
  return sheet.geometry.fields.flatMap((field): Layer[] => {
    const shapes = symbolShapes(field);
    if (shapes.length === 0) return [];
    const dash = opensTowards(field, sheet.side) ? undefined : ([6, 4] as const);
    const style = { fill: 'none', weight: sheet.weights.symbol, ...(dash && { dash }) } as const;
    const own = { role: 'symbol', area: field.area, key: `symbol-${field.index}`, ...style } as const;
    if (!sheet.tones.dark) return [{ ...own, stroke: 'symbol', shapes }];
    const { on, off } = splitBy(paneRects(sheet, field), shapes.flatMap(segmentsOf));
    const stroke = luminance(sheet.tones.face) < darkest ? onDarkest : 'ink';
    return [
      { ...own, stroke, shapes: [{ key: 'profile', kind: 'lines', lines: off }] },
      {
        ...own,
        key: `symbol-glass-${field.index}`,
        stroke: 'symbol',
        shapes: [{ key: 'glass', kind: 'lines', lines: on }],
      },
    ];
  });
}

function symbolShapes(field: Field): Shape[] {
  const { turn, tilt } = field.hardware.symbol;
  const shapes: Shape[] = [];
  if (turn) shapes.push({ key: 'turn', kind: 'polyline', points: turn });
  if (tilt) shapes.push({ key: 'tilt', kind: 'polyline', points: tilt });
  if (field.sash && field.movement.slide)
    shapes.push(...slideArrow(field.sash, field.movement.slide === 'left' ? -1 : 1));
  return shapes;
}

/** Shaft 0.35 of the width, head 40 mm, 0.12 of the height above the bottom edge. */
function slideArrow([left, top, right, bottom]: Rect, direction: -1 | 1): Shape[] {
  const y = bottom - 0.12 * (bottom - top);
  const half = (0.35 * (right - left) * direction) / 2;
  const [from, to] = [(left + right) / 2 - half, (left + right) / 2 + half];
  const head: Point[] = [
    [to - 40 * direction, y - 24],
    [to, y],
    [to - 40 * direction, y + 24],
  ];
  return [
    { key: 'shaft', kind: 'lines', lines: [[from, y, to, y]] },
    { key: 'head', kind: 'polyline', points: head },
  ];
}

/**
 * Cuts lines where they enter and leave panes, by arithmetic: clip paths would need ids. Each part is drawn once, because
 * dashes of two colours over each other would fill each other's gaps.
 */
function splitBy(panes: readonly Rect[], lines: readonly Line[]): { on: Line[]; off: Line[] } {
  const on: Line[] = [];
  const off: Line[] = [];
  for (const line of lines) {
    const spans = panes.flatMap((pane) => spanWithin(line, pane)).toSorted(([a], [b]) => a - b);
    let done = 0;
    for (const [from, to] of spans) {
      if (from > done) off.push(partOf(line, done, from));
      on.push(partOf(line, from, to));
      done = to;
    }
    if (done < 1) off.push(partOf(line, done, 1));
  }
  return { on, off };
}

function segmentsOf(shape: Shape): readonly Line[] {
  if (shape.kind === 'lines') return shape.lines;
  if (shape.kind !== 'polyline') return [];
  return shape.points.slice(1).map((to, i): Line => [...shape.points[i]!, ...to]);
}

function partOf([x1, y1, x2, y2]: Line, from: number, to: number): Line {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return [x1 + from * dx, y1 + from * dy, x1 + to * dx, y1 + to * dy];
}

/** Liang–Barsky: where on its way from 0 to 1 a line is within a rectangle; nowhere when it passes by. */
function spanWithin([x1, y1, x2, y2]: Line, [left, top, right, bottom]: Rect): [from: number, to: number][] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bounds = [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const;
  let [from, to] = [0, 1];
  for (const [speed, room] of bounds) {
    if (speed === 0 && room < 0) return [];
    if (speed < 0) from = Math.max(from, room / speed);
    if (speed > 0) to = Math.min(to, room / speed);
  }
  return from < to ? [[from, to]] : [];
}
