import type { Point, Rect } from '../configuration/geometry/rectangle';
import type { Layer, Line, Shape } from './scene';

/** A layer smaller and elsewhere; strokes and figures keep their pixels. The key tells it from the one it was made of. */
export function transformLayer(layer: Layer, key: string, scale: number, [dx, dy]: Point): Layer {
  const point = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
  return { ...layer, key: `${key}-${layer.key}`, shapes: layer.shapes.map((shape) => movedShape(shape, scale, point)) };
}

function movedShape(shape: Shape, scale: number, point: (from: Point) => Point): Shape {
  switch (shape.kind) {
    case 'polygon':
    case 'polyline':
      return { ...shape, points: shape.points.map(point) };
    case 'rect': {
      const [left, top, right, bottom] = shape.rect;
      const rect: Rect = [...point([left, top]), ...point([right, bottom])];
      return { ...shape, rect, ...(shape.radius !== undefined && { radius: shape.radius * scale }) };
    }
    case 'circle':
      return { ...shape, at: point(shape.at), radius: shape.radius * scale };
    case 'lines':
      return { ...shape, lines: shape.lines.map(([x1, y1, x2, y2]): Line => [...point([x1, y1]), ...point([x2, y2])]) };
    case 'text':
      return { ...shape, at: point(shape.at) };
  }
}
