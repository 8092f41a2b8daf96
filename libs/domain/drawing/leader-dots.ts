import type { Field } from '../configuration/geometry/geometry';
import type { Point } from '../configuration/geometry/rectangle';
import type { Part } from '../configuration/choices/parts';
import { section80 } from '../configuration/geometry/section-80';
import { barRects } from './bars';
import { sillReach } from './base-and-sill-layers';
import { blindBottom } from './blind';
import type { Sheet } from './sheet';

/** The point of a part at which its leader ends, in mm of the view of the sheet; null for what this side does not show. */
export function leaderDotOf(part: Part, sheet: Sheet): Point | null {
  const { geometry, side } = sheet;
  const { width, height, fields } = geometry;
  if (side === 'outside') return outsideDot(part, sheet);
  const pane = fields.find(({ kind }) => kind !== 'leaf');
  switch (part) {
    case 'frame':
      return frameDot(sheet);
    case 'filling':
      return within(
        fields.find(({ kind }) => kind === 'leaf'),
        0.25,
        0.62,
      );
    case 'glass':
      return pane ? clearPoint(sheet, pane) : null;
    case 'spacer':
      return pane ? spacerDot(pane) : null;
    case 'inner-sill':
      return [sillReach(sheet)[0] + 14, height + 22];
    case 'blind':
      return within(fieldsWith(sheet, 'blind').at(-1), 0.75, 0.14);
    case 'bars':
      return barsDot(sheet);
    case 'threshold':
      return [0.15 * width, height - (geometry.threshold ?? section80.frameInside) / 2];
    case 'handle':
      return handleDot(fields, 60);
    case 'lock':
      return handleDot(fields, 0, 90);
    case 'net':
    case 'outer-sill':
      return null;
  }
}

/** At the left, or at the top of an assembly, whose numbers stand above it. */
function frameDot({ geometry: { height }, facts }: Sheet): Point {
  const middle = section80.frameInside / 2;
  return facts.elements ? [3 * middle, middle] : [middle, 0.18 * height];
}

/** At the edge of the pane that is away from the handle, whose leader would pass it. */
function spacerDot({ daylight: [left, top, right, bottom], hardware: { handle } }: Field): Point {
  const isRight = handle && handle.at[0] < (left + right) / 2;
  return [isRight ? right - 4 : left + 4, along(top, bottom, 0.78)];
}

/** The sill's dot keeps away from that of the net, whose leader passes it. */
function outsideDot(part: Part, sheet: Sheet): Point | null {
  const { width, height } = sheet.geometry;
  const net = within(fieldsWith(sheet, 'net')[0], 0.28, 0.84);
  if (part === 'net') return net;
  if (part !== 'outer-sill') return null;
  return [net && net[0] > width / 2 ? 0.1 * width : 0.9 * width, height + 16];
}

const along = (from: number, to: number, share: number): number => from + share * (to - from);

function within(field: Field | undefined, across: number, down: number): Point | null {
  if (!field) return null;
  const [left, top, right, bottom] = field.daylight;
  return [along(left, right, across), along(top, bottom, down)];
}

function fieldsWith({ geometry, configuration }: Sheet, kind: 'blind' | 'net'): Field[] {
  const areas = configuration.areas.filter(({ accessories }) => accessories.some((one) => one.kind === kind));
  return geometry.fields.filter(({ area }) => areas.some(({ id }) => id === area));
}

/** Beside the middle of the lever, which a vertical one has below its axis; in a light where nothing else has a handle. */
function handleDot(fields: readonly Field[], towardsEnd: number, below = 0): Point | null {
  const withHandle = fields.filter(({ hardware }) => hardware.handle);
  const field = withHandle.findLast(({ place }) => place === 'main') ?? withHandle.at(-1);
  if (!field) return null;
  const handle = field.hardware.handle!;
  const [x, y] = handle.at;
  if (handle.points === 'down') return [x, y + towardsEnd + below];
  return [x + (handle.points === 'right' ? towardsEnd : -towardsEnd), y + below];
}

/** Glass that neither bars nor a blind cover: the first gap across, down the one next to where it is aimed at. */
function clearPoint(sheet: Sheet, field: Field): Point {
  const [left, top, right, bottom] = field.daylight;
  const { vertical, horizontal } = barsOf(sheet, field);
  const start = fieldsWith(sheet, 'blind').includes(field) ? blindBottom(field.daylight) : top;
  const firstBar = vertical[0]?.[0] ?? along(left, right, 0.6);
  const ends = [...horizontal.map((bar) => bar[1]), bottom];
  const gaps = ends
    .map((end, i) => [Math.max(start, horizontal[i - 1]?.[3] ?? top), end] as const)
    .filter(([from, to]) => from < to);
  const { handle } = field.hardware;
  const isLeft = handle && handle.at[0] < (left + right) / 2;
  // The leader comes from the left, where a handle at half the height would be in its way.
  const wanted = along(top, bottom, isLeft ? 0.3 : 0.46);
  const pointIn = ([from, to]: readonly [number, number]) =>
    isLeft ? Math.min(along(from, to, 0.75), Math.max(along(from, to, 0.25), wanted)) : (from + to) / 2;
  const [nearest] = gaps.map(pointIn).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return [(left + firstBar) / 2, nearest!];
}

function barsOf({ configuration, facts }: Sheet, { area, daylight }: Field) {
  const chosen = configuration.areas.find(({ id }) => id === area)?.bars;
  return barRects(daylight, chosen?.pattern ?? '', facts.areas?.[area]?.bars?.width ?? 0);
}

/** On the last vertical bar, or on the horizontal one next to the middle. */
function barsDot(sheet: Sheet): Point | null {
  const areas = sheet.configuration.areas.filter(({ bars }) => bars !== null);
  const field = sheet.geometry.fields.findLast(({ area }) => areas.some(({ id }) => id === area));
  if (!field) return null;
  const { vertical, horizontal } = barsOf(sheet, field);
  const [left, top, right, bottom] = field.daylight;
  const upright = vertical.at(-1);
  if (upright) return [(upright[0] + upright[2]) / 2, Math.min(along(top, bottom, 0.44), upright[3] - 20)];
  const level = horizontal[Math.floor(horizontal.length / 2)];
  return level ? [along(left, right, 0.75), (level[1] + level[3]) / 2] : null;
}
