import { barPattern, viennaInset } from '../configuration/geometry/bars';
import type { Field } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { shade } from './foil';
import type { Layer, Shape } from './scene';
import type { Sheet } from './sheet';

/** Rectangles of the bars in a daylight rectangle, each way from left to right and from top to bottom. */
export type BarRects = { readonly vertical: readonly Rect[]; readonly horizontal: readonly Rect[] };

/** Bars of `width` mm leave equal panes (windows-domain 1.7) and stop at the bead. An unknown pattern has no bars. */
export function barRects(daylight: Rect, pattern: string, width: number): BarRects {
  const bars = barPattern(pattern);
  if (!bars) return { vertical: [], horizontal: [] };
  const [left, top, right, bottom] = daylight;
  const { kind, vertical, horizontal } = bars;
  const [xs, ys] =
    kind === 'vienna'
      ? [alongEdges(left, right, width), alongEdges(top, bottom, width)]
      : [between(left, right, vertical, width), rows(kind, top, bottom, horizontal, width)];
  const end = kind === 'top' ? top + (bottom - top) / 3 : bottom;
  return {
    vertical: xs.map((x) => [x, top, x + width, end]),
    horizontal: ys.map((y) => [left, y, right, y + width]),
  };
}

/** Where n bars begin that leave equal gaps between two edges. */
function between(from: number, to: number, n: number, width: number): number[] {
  const gap = (to - from - n * width) / (n + 1);
  return Array.from({ length: n }, (_, i) => from + (i + 1) * gap + i * width);
}

/** In the upper third the last bar closes the barred part. */
function rows(kind: 'grid' | 'top', top: number, bottom: number, n: number, width: number): number[] {
  if (kind === 'grid') return between(top, bottom, n, width);
  const pitch = (bottom - top) / 3 / n;
  return Array.from({ length: n }, (_, i) => top + (i + 1) * pitch - width);
}

function alongEdges(from: number, to: number, width: number): number[] {
  return [from + viennaInset, to - viennaInset - width];
}

export function bars({ facts, configuration, side, weights, detail }: Sheet, field: Field): Layer[] {
  const chosen = configuration.areas.find(({ id }) => id === field.area)?.bars;
  const fact = facts.areas?.[field.area]?.bars;
  if (!chosen || !fact) return [];
  const { vertical, horizontal } = barRects(field.daylight, chosen.pattern, fact.width);
  const colour = fact[side];
  const shapes = [...horizontal, ...vertical].map((rect, i): Shape => ({ key: `bar-${i}`, kind: 'rect', rect }));
  const stroke = detail === 'full' ? shade(colour, -0.35) : 'none';
  const key = `bars-${field.index}`;
  return [{ key, role: 'bars', area: field.area, fill: colour, stroke, weight: weights.mitre, shapes }];
}
