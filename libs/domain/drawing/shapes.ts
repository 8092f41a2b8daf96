import type { Field } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import type { Tones } from './foil';
import type { Layer, Shape } from './scene';

/** Four mitred members between two rectangles, each in its light. */
export function mitred(key: string, outer: Rect, inner: Rect, tones: Omit<Tones, 'line' | 'dark' | 'face'>): Shape[] {
  const [a, b, c, d] = corners(outer);
  const [e, f, g, h] = corners(inner);
  return [
    { key: `${key}-top`, kind: 'polygon', points: [a, b, f, e], fill: tones.top },
    { key: `${key}-left`, kind: 'polygon', points: [a, e, h, d], fill: tones.left },
    { key: `${key}-right`, kind: 'polygon', points: [b, c, g, f], fill: tones.right },
    { key: `${key}-bottom`, kind: 'polygon', points: [d, h, g, c], fill: tones.bottom },
  ];
}

/** Clockwise from the upper left. */
export function corners([left, top, right, bottom]: Rect): [Point, Point, Point, Point] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export function rectangle(key: string, rect: Rect, radius?: number): Shape {
  return radius ? { key, kind: 'rect', rect, radius } : { key, kind: 'rect', rect };
}

/** Key, role and area of a layer that belongs to one field. */
export function layer(role: Layer['role'], field: Field): Pick<Layer, 'key' | 'role' | 'area'> {
  return { key: `${role}-${field.index}`, role, area: field.area };
}
