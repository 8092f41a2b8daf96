import { type Field, inset, sizeOf } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { luminance } from './foil';
import { patternLines } from './patterned-glass';
import type { AreaFacts, DrawingFacts, Layer, Shape } from './scene';
import { corners, layer, rectangle } from './shapes';
import type { Sheet } from './sheet';

type Ornament = NonNullable<AreaFacts['ornament']>;

export function glass({ facts, detail, weights, unit }: Sheet, field: Field): Layer[] {
  const { daylight } = field;
  const ornament = patternedGlassOf(facts, field);
  const pane: Layer = {
    ...layer('glass', field),
    fill: ornament?.hex ?? 'glass',
    shapes: [rectangle('pane', daylight), ...shadow(daylight, detail)],
  };
  if (detail !== 'full') return [pane];
  if (!ornament) return [{ ...pane, shapes: [...pane.shapes, ...reflection(daylight, ornament)] }];
  const lines = patternLines(ornament.code, daylight, unit);
  const pattern: Layer = {
    ...layer('ornament', field),
    fill: 'none',
    ...etched,
    weight: weights.hair,
    shapes: [{ key: 'pattern', kind: 'lines', lines }],
  };
  return [{ ...pane, shapes: [...pane.shapes, ...reflection(daylight, ornament)] }, ...(lines.length ? [pattern] : [])];
}

export const patternedGlassOf = ({ areas }: DrawingFacts, { area }: Field): Ornament | undefined =>
  areas?.[area]?.ornament;

/** How the structure of an ornament is drawn. */
export const etched = { stroke: '#8fa6b3', opacity: 0.8 } as const;

/** Less of it on an ornament, none on one that is white. */
export function reflection(rect: Rect, ornament: Ornament | undefined): Shape[] {
  if (!ornament) return reflections(rect, 0.75);
  return luminance(ornament.hex) > 0.86 ? [] : reflections(rect, 0.5);
}

/** Two strokes of light at the lower left. */
function reflections(rect: Rect, opacity: number): Shape[] {
  const { width, height } = sizeOf(rect);
  const size = Math.min(width, height * 1.2);
  const [left, bottom] = [rect[0] + 0.14 * size, rect[3]];
  const stroke = (key: string, up: number, long: number, weight: number): Shape => {
    const line = [left, bottom - up * size, left + long * size, bottom - (up + long) * size] as const;
    return { key, kind: 'lines', lines: [line], stroke: 'sheet', weight, opacity };
  };
  return [stroke('light-1', 0.34, 0.3, 1.5), stroke('light-2', 0.2, 0.22, 1)];
}

/** The bead throws a narrow shadow on the glass from above and from the left. */
function shadow(daylight: Rect, detail: Sheet['detail']): Shape[] {
  if (detail !== 'full') return [];
  const [a, b, , d] = corners(daylight);
  const deep = 8;
  const points = [a, b, [b[0] - deep, b[1] + deep], [a[0] + deep, a[1] + deep], [d[0] + deep, d[1] - deep], d] as const;
  return [{ key: 'shadow', kind: 'polygon', points, fill: 'ink', opacity: 0.09 }];
}

/** Gasket line within the glass and the edge of the glass, over bars and blinds. */
export function rim({ tones, weights, detail }: Sheet, field: Field): Layer[] {
  const shapes: Shape[] = [{ ...rectangle('edge', field.daylight), stroke: 'ink', weight: weights.edge }];
  if (detail === 'full')
    shapes.unshift({ ...rectangle('line', inset(field.daylight, 4)), stroke: tones.line, weight: weights.hair });
  return [{ ...layer('gasket', field), key: `rim-${field.index}`, fill: 'none', shapes }];
}
