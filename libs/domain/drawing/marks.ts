import { elementAt } from '../configuration/assembly/elements';
import { type Geometry, inset } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import { positionMarker, hasNumbers } from './margins';
import type { Layer, Shape, Side, Target } from './scene';
import { halfStulp, revealOf } from './view-side';
import { halfRosette } from './fittings';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** One target for every area, over its sash or glass. A double door is one area with two leaves. */
export function targetsOf(geometry: Geometry, side: Side, numbers: ReadonlyMap<string, string>): Target[] {
  const targets = new Map<string, Target>();
  for (const field of geometry.fields) {
    const { area } = field;
    const own = field.sash ? revealOf(field, geometry, side) : field.daylight;
    const rect = union(targets.get(area)?.rect, own);
    targets.set(area, { area, rect, number: numbers.get(area)! });
  }
  return [...targets.values()];
}

function union(a: Rect | undefined, b: Rect): Rect {
  return a ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : b;
}

/** The chosen area is tinted and framed, the one under the pointer only framed. */
export function highlights(sheet: Sheet, targets: readonly Target[]): Layer[] {
  const { view, facts } = sheet;
  return targets.flatMap(({ area, rect: whole }): Layer[] => {
    const rect = besideStulps(sheet, whole);
    const own = { role: 'highlight', area, fill: 'none', stroke: 'accent' } as const;
    const edge = rectangle('edge', inset(rect, 1));
    if (area === view.selected) {
      const tint: Shape = {
        ...rectangle('tint', rect),
        fill: facts.fills?.inner ?? 'accent',
        stroke: 'none',
        opacity: facts.fills ? 0.18 : 0.13,
      };
      return [{ ...own, key: `highlight-${area}`, weight: 2, shapes: [tint, edge] }];
    }
    return area === view.hovered ? [{ ...own, key: `highlight-${area}`, weight: 1, shapes: [edge] }] : [];
  });
}

/** The part of a sash that no stulp covers. */
function besideStulps({ geometry, side }: Sheet, [left, top, right, bottom]: Rect): Rect {
  const half = halfStulp(side);
  const covers = geometry.joints.filter(({ kind, from, to }) => kind === 'stulp' && top >= from && bottom <= to);
  const before = covers.find(({ at }) => Math.abs(left - at) < half);
  const after = covers.find(({ at }) => Math.abs(right - at) < half);
  return [before ? before.at + half : left, top, after ? after.at - half : right, bottom];
}

/** Position numbers above the frame, as the grid bubbles of a plan; of what stands under another one on its glass. */
export function numbers(sheet: Sheet, targets: readonly Target[]): Layer[] {
  if (!hasNumbers(sheet) || targets.length < 2) return [];
  const { unit, view, configuration } = sheet;
  return targets.map(({ area, number, rect }): Layer => {
    const element = elementAt(configuration, area);
    const below = targets.some((other) => isAbove(other.rect, rect));
    const radius = positionMarker.radius * unit;
    const middle = (rect[0] + rect[2]) / 2;
    const y = below ? onGlass(rect, radius) : -positionMarker.above * unit;
    const x = below ? besideHandle([middle, y], radius, area, sheet) : middle;
    const chosen = area === view.selected || element === view.element;
    const leader: Shape = {
      key: 'leader',
      kind: 'lines',
      lines: [[x, y + radius, x, -5 * unit]],
      stroke: 'dimension',
    };
    const shapes: Shape[] = [
      ...(below ? [] : [leader]),
      {
        key: 'circle',
        kind: 'circle',
        at: [x, y],
        radius,
        fill: chosen ? 'accent' : 'sheet',
        stroke: chosen ? 'accent' : 'ink',
      },
      {
        key: 'number',
        kind: 'text',
        at: [x, y + 0.35 * positionMarker.figure * unit],
        text: number,
        size: positionMarker.figure,
        stroke: 'none',
        bold: true,
        fill: chosen ? 'sheet' : 'ink',
      },
    ];
    return { key: `number-${area}`, role: 'number', area, weight: 1, shapes };
  });
}

/** High enough to be clear of a handle, in the middle of what is too low for that. */
function onGlass([, top, , bottom]: Rect, radius: number): number {
  const height = bottom - top;
  return top + Math.max(height / 4, Math.min(height / 2, 1.3 * radius));
}

/** Where it would cover the handle of a low tilting sash, and the apex of its symbol, it stands half of the way towards an edge. */
function besideHandle([x, y]: Point, radius: number, area: string, { geometry }: Sheet): number {
  const field = geometry.fields.find((one) => one.area === area);
  const handle = field?.hardware.handle;
  if (!field || !handle || handle.points === 'down') return x;
  const isClear = Math.abs(handle.at[1] - y) > radius + halfRosette;
  const [left, , right] = field.daylight;
  return isClear ? x : (x + (handle.points === 'right' ? left : right)) / 2;
}

const isAbove = ([left, , right, bottom]: Rect, [x1, top, x2]: Rect): boolean =>
  bottom <= top && left < x2 && x1 < right;

/** The measured opening around the frame: gaps left and right are equal, the base profile stands in it (windows-domain 2.4). */
export function measuredOpening({ view, geometry, facts }: Sheet): Layer[] {
  if (!view.opening) return [];
  const { width, height } = view.opening;
  const left = (geometry.width - width) / 2;
  const top = (geometry.height + facts.baseProfile - height) / 2;
  const shapes = [rectangle('outline', [left, top, left + width, top + height])];
  return [{ key: 'opening', role: 'opening', fill: 'none', stroke: 'accent', weight: 1.1, dash: [6, 4], shapes }];
}
