import { type Field, type Rect, sizeOf } from '../configuration/geometry';
import { shade } from './foil';
import type { Layer, Shape } from './scene';
import type { Sheet } from './sheet';

/** Bars of the "Viennese" pattern run this far from the edge of the glass, in mm (windows-domain 4.5). */
const vienna = 120;

/**
 * The bars of a pattern (`2x1`, `top2x1`, `cross`, `vienna`, OPEN-Q-117) in a daylight rectangle: vertical ones first.
 * Bars of `width` mm leave equal panes (windows-domain 1.7). An unknown pattern has no bars.
 */
export function barsIn(daylight: Rect, pattern: string, width: number): { vertical: Rect[]; horizontal: Rect[] } {
  const [left, top, right, bottom] = daylight;
  if (pattern === 'vienna') return vienneseBars(daylight, width);
  const upper = pattern.startsWith('top');
  const counts = pattern === 'cross' ? [1, 1] : (upper ? pattern.slice(3) : pattern).split('x').map(Number);
  const [across, down] = [counts[0] || 0, counts[1] || 0];
  if (!upper) {
    const vertical = between(left, right, across, width).map((x): Rect => [x, top, x + width, bottom]);
    return { vertical, horizontal: between(top, bottom, down, width).map((y): Rect => [left, y, right, y + width]) };
  }
  const third = sizeOf(daylight).height / 3;
  const end = top + third;
  const rows = Array.from({ length: down }, (_, i) => top + (third * (i + 1)) / down);
  const vertical = between(left, right, across, width).map((x): Rect => [x, top, x + width, end]);
  return { vertical, horizontal: rows.map((y): Rect => [left, y - width / 2, right, y + width / 2]) };
}

/** Left edges of n bars that leave equal gaps between two edges. */
function between(from: number, to: number, n: number, width: number): number[] {
  const gap = (to - from - n * width) / (n + 1);
  return Array.from({ length: n }, (_, i) => from + (i + 1) * gap + i * width);
}

function vienneseBars([left, top, right, bottom]: Rect, width: number): { vertical: Rect[]; horizontal: Rect[] } {
  const starts = (from: number, to: number) => [from + vienna - width / 2, to - vienna - width / 2];
  return {
    vertical: starts(left, right).map((x) => [x, top, x + width, bottom]),
    horizontal: starts(top, bottom).map((y) => [left, y, right, y + width]),
  };
}

export function bars({ facts, configuration, side, weights, detail }: Sheet, field: Field): Layer[] {
  const chosen = configuration.areas.find(({ id }) => id === field.area)?.bars;
  const fact = facts.areas?.[field.area]?.bars;
  if (!chosen || !fact) return [];
  const { vertical, horizontal } = barsIn(field.daylight, chosen.pattern, fact.width);
  const colour = fact[side];
  const shapes = [...horizontal, ...vertical].map((rect, i): Shape => ({ key: `bar-${i}`, kind: 'rect', rect }));
  const stroke = detail === 'full' ? shade(colour, -0.35) : 'none';
  const key = `bars-${field.index}`;
  return [{ key, role: 'bars', area: field.area, fill: colour, stroke, weight: weights.mitre, shapes }];
}
