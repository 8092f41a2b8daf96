import { inset } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { shade } from './foil';
import type { Line, Shape } from './scene';
import type { Sheet } from './sheet';

/** Where the fibres lie across a member, as shares of its depth, and how each differs from the foil. */
const fibres = [
  { at: 0.22, tone: -0.22, dash: [26, 3] },
  { at: 0.5, tone: 0.16, dash: [17, 6] },
  { at: 0.76, tone: -0.16, dash: [33, 5] },
] as const;

/** Fibres of a wooden decor along the members of a mitred frame that is so deep, mm; they meet in the mitres. */
export function grain(key: string, outer: Rect, deep: number, sheet: Sheet): Shape[] {
  return fibresOf(key, sheet, (at) => ({ kind: 'rect', rect: inset(outer, deep * at), fill: 'none' }));
}

/** Fibres along an upright member between two sashes. */
export function uprightGrain(key: string, [left, top, right, bottom]: Rect, sheet: Sheet): Shape[] {
  return fibresOf(key, sheet, (at) => {
    const x = left + (right - left) * at;
    return { kind: 'lines', lines: [[x, top, x, bottom]] };
  });
}

/** Fibres along a lying member between two rows. */
export function lyingGrain(key: string, [left, top, right, bottom]: Rect, sheet: Sheet): Shape[] {
  return fibresOf(key, sheet, (at) => {
    const y = top + (bottom - top) * at;
    return { kind: 'lines', lines: [[left, y, right, y]] };
  });
}

/** Width of a bundle of fibres on a panel, mm. */
const bundle = 64;

/** Upright fibres over a panel. Their first dashes differ in length, so that gaps form no rows. */
export function panelGrain(key: string, [left, top, right, bottom]: Rect, sheet: Sheet): Shape[] {
  const count = Math.ceil((right - left) / bundle);
  return fibresOf(key, sheet, (at) => {
    const lines = Array.from({ length: count }, (_, i): Line[] => {
      const x = left + (i + at) * bundle;
      const first = top + ((i * 13 + at * 50) % 29) * sheet.unit;
      return x < right
        ? [
            [x, top, x, first],
            [x, first + 4 * sheet.unit, x, bottom],
          ]
        : [];
    });
    return { kind: 'lines', lines: lines.flat() };
  });
}

type Fibre = Omit<Extract<Shape, { kind: 'rect' }>, 'key'> | Omit<Extract<Shape, { kind: 'lines' }>, 'key'>;

function fibresOf(key: string, { facts, side, tones, weights, detail }: Sheet, fibre: (at: number) => Fibre): Shape[] {
  if (detail !== 'full' || !facts.grain?.[side]) return [];
  return fibres.map(({ at, tone, dash }, i) => ({
    key: `${key}-grain-${i}`,
    ...fibre(at),
    stroke: shade(tones.face, tone),
    weight: weights.hair,
    dash,
  }));
}
