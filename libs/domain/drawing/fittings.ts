import type { Field } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import type { Handle } from '../configuration/geometry/hardware';
import { fromEdge } from '../configuration/geometry/section-80';
import { shade } from './foil';
import type { DrawingFacts, Hex, Layer, Line, Shape } from './scene';
import { halfStulp, opensTowards, revealOf } from './view-side';
import { layer, rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Hinges are on the side towards which the sash opens. */
export function hinges(sheet: Sheet): Layer[] {
  const { detail, weights, tones, geometry, side } = sheet;
  if (detail === 'icon') return [];
  const colour: Hex = tones.dark ? '#bbbec0' : '#fbfbf9';
  return geometry.fields.flatMap((field) => {
    if (field.hardware.hinges.length === 0 || !opensTowards(field, side)) return [];
    const shapes = field.hardware.hinges.flatMap((hinge, i) => hingeShapes(hinge, i, sheet));
    return [{ ...layer('hinge', field), fill: colour, stroke: 'ink', weight: 0.9 * weights.edge, shapes }];
  });
}

/** A hinge and the joint between its two halves. */
function hingeShapes(hinge: Rect, i: number, { detail, weights }: Sheet): Shape[] {
  const [left, top, right, bottom] = hinge;
  const body = rectangle(`hinge-${i}`, hinge, 5);
  if (detail !== 'full') return [body];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const line = bottom - top > right - left ? ([left, cy, right, cy] as const) : ([cx, top, cx, bottom] as const);
  return [body, { key: `joint-${i}`, kind: 'lines', lines: [line], weight: weights.hair }];
}

/** Window handles are inside only; doors have a lever, knob or pull outside as well, some balcony doors a grip or a handle. */
export function handles(sheet: Sheet): Layer[] {
  const { detail, weights, facts, geometry } = sheet;
  if (detail === 'icon' || !facts.handle) return [];
  const colour = facts.handle;
  return geometry.fields.flatMap((field) => {
    const { handle } = field.hardware;
    if (!handle) return [];
    const shapes =
      handle.kind === 'door' ? doorHandle(sheet, field, handle, colour) : windowHandle(sheet, field, handle, colour);
    if (shapes.length === 0) return [];
    const fill = shade(colour, 0.12);
    return [{ ...layer('handle', field), fill, stroke: 'ink', weight: weights.edge, shapes }];
  });
}

/** Half of the width of a window handle's rosette, mm. */
export const halfRosette = 15;

/** Rosette 30 × 68, with a cylinder as long as both; lever 20 × 125; closed it points down, on a tilting sash sideways. */
function windowHandle(sheet: Sheet, field: Field, { at: axis, points }: Handle, colour: Hex): Shape[] {
  const { side, detail, weights, facts } = sheet;
  const outside = facts.outsideOfBalcony;
  if (side === 'outside' && !outside) return [];
  const at = side === 'outside' ? onSeenStile(axis, field, sheet) : axis;
  if (side === 'outside' && outside === 'grip') return grip(at, colour);
  const turned = (rect: Rect): Rect => turnedAbout(at, rect, points);
  const locked = outside === 'lever-with-cylinder';
  const shapes: Shape[] = [
    rectangle('rosette', turned([-halfRosette, -34, halfRosette, locked ? 186 : 34]), 8),
    ...(locked ? cylinder([at[0], at[1] + 148]) : []),
    { ...rectangle('lever', turned([-10, -12, 10, 113]), 10), fill: shade(colour, 0.35) },
  ];
  if (detail === 'full')
    shapes.push(
      {
        ...rectangle('shade', turned([4, 4, 5, 100])),
        fill: shade(colour, -0.18),
        stroke: 'none',
        weight: weights.hair,
      },
      ...markOf(facts.handleMark, at, rectangle('button', turned([-5, 44, 5, 64]), 5)),
    );
  return shapes;
}

/** On the axis a slot for the key or the cross of a catch; a button sits on the lever. */
function markOf(mark: DrawingFacts['handleMark'], [x, y]: Point, button: Shape): Shape[] {
  if (!mark) return [];
  if (mark === 'button') return [button];
  const slot: Line = [x, y - 4, x, y + 4];
  const lines: Line[] = mark === 'key' ? [slot] : [slot, [x - 4, y, x + 4, y]];
  return [
    { key: 'axis', kind: 'circle', at: [x, y], radius: 8 },
    { key: 'mark', kind: 'lines', lines },
  ];
}

/** Frame and stulp cover the edges of a sash from outside: what is outside sits beside them, its rosette of 30 mm clear. */
function onSeenStile([x, y]: Point, field: Field, { geometry, side }: Sheet): Point {
  const [left, , right] = revealOf(field, geometry, side);
  const covered = (edge: 'left' | 'right') =>
    18 + (field.edges[edge] === 'stulp' ? halfStulp(side) - fromEdge.toSash.stulp : 0);
  return [Math.min(right - covered('right'), Math.max(left + covered('left'), x)), y];
}

/** A shell of 26 × 100 mm to pull a door to. */
const grip = ([x, y]: Point, colour: Hex): Shape[] => [
  rectangle('grip', [x - 13, y - 50, x + 13, y + 50], 9),
  { ...rectangle('hollow', [x - 7, y - 38, x + 7, y + 38], 6), fill: shade(colour, -0.25) },
];

/** A rectangle drawn pointing down, turned to where the lever points. */
function turnedAbout([x, y]: readonly [number, number], [l, t, r, b]: Rect, points: Handle['points']): Rect {
  if (points === 'down') return [x + l, y + t, x + r, y + b];
  return points === 'right' ? [x + t, y - r, x + b, y - l] : [x - b, y + l, x - t, y + r];
}

function doorHandle(sheet: Sheet, field: Field, handle: Handle, colour: Hex): Shape[] {
  if (sheet.side === 'outside' && sheet.facts.outsideHandle === 'pull') return pullBar(field, handle, colour);
  const [x, y] = handle.at;
  const away = handle.points === 'right' ? 1 : -1;
  const plate: Shape[] = [rectangle('plate', [x - 17, y - 52, x + 17, y + 162], 9), ...cylinder([x, y + 90])];
  if (sheet.side === 'outside' && sheet.facts.outsideHandle === 'knob')
    return [...plate, { key: 'knob', kind: 'circle', at: [x, y], radius: 27, fill: shade(colour, 0.25) }];
  const lever: Rect = [x + Math.min(-11, away * 126), y - 11, x + Math.max(11, away * 126), y + 11];
  return [
    ...plate,
    { ...rectangle('lever', lever, 10), fill: shade(colour, 0.3) },
    { key: 'axis', kind: 'circle', at: [x, y], radius: 15 },
  ];
}

/** A bar of 1200 mm on two posts, the cylinder on a rosette of its own beside it. */
function pullBar(field: Field, { at, points }: Handle, colour: Hex): Shape[] {
  const [left, , right] = field.sash!;
  const inwards = points === 'right' ? 1 : -1;
  const edge = inwards > 0 ? left : right;
  const [bar, lock] = [edge + inwards * 60, edge + inwards * 122];
  const posts = [-420, 420].map((dy, i): Shape => ({
    key: `post-${i}`,
    kind: 'circle',
    at: [bar, at[1] + dy],
    radius: 9,
    fill: shade(colour, -0.15),
  }));
  return [
    rectangle('bar', [bar - 15, at[1] - 600, bar + 15, at[1] + 600], 14),
    {
      key: 'shine',
      kind: 'lines',
      lines: [[bar - 5, at[1] - 580, bar - 5, at[1] + 580]],
      stroke: 'sheet',
      weight: 1.6,
      opacity: 0.8,
    },
    ...posts,
    { key: 'rosette', kind: 'circle', at: [lock, at[1] + 90], radius: 26 },
    ...cylinder([lock, at[1] + 90]),
  ];
}

function cylinder([x, y]: readonly [number, number]): Shape[] {
  return [
    { key: 'cylinder', kind: 'circle', at: [x, y], radius: 10, fill: '#8f979c' },
    { key: 'slot', kind: 'lines', lines: [[x, y, x, y + 16]] },
  ];
}
