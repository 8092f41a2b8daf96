import type { Line, Shape } from './scene';

/** The outline of a shape as the `d` of an SVG path. Text has none. */
export function pathOf(shape: Shape): string {
  switch (shape.kind) {
    case 'polygon':
      return joined(shape.points) + 'Z';
    case 'polyline':
      return joined(shape.points);
    case 'rect':
      return rectangle(...shape.rect, shape.radius ?? 0);
    case 'circle':
      return circle(...shape.at, shape.radius);
    case 'lines':
      return segments(shape.lines);
    case 'text':
      return '';
  }
}

/**
 * A length with at most one decimal: tenths of a millimetre are finer than any screen. Written from whole numbers:
 * printing decimal fractions was half the time of a drawing.
 */
export function tenths(n: number): string {
  const all = Math.round(n * 10);
  const rest = all % 10;
  const whole = (all - rest) / 10;
  if (rest === 0) return `${whole}`;
  return whole === 0 && rest < 0 ? `-0.${-rest}` : `${whole}.${Math.abs(rest)}`;
}

function joined(points: readonly (readonly [number, number])[]): string {
  let d = '';
  for (const [x, y] of points) d += `${d ? 'L' : 'M'}${tenths(x)} ${tenths(y)}`;
  return d;
}

function rectangle(left: number, top: number, right: number, bottom: number, radius: number): string {
  const [l, t, r, b] = [tenths(left), tenths(top), tenths(right), tenths(bottom)];
  if (radius <= 0) return `M${l} ${t}H${r}V${b}H${l}Z`;
  const c = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const arc = (x: number, y: number) => `a${tenths(c)} ${tenths(c)} 0 0 1 ${tenths(x)} ${tenths(y)}`;
  return (
    `M${tenths(left + c)} ${t}H${tenths(right - c)}${arc(c, c)}V${tenths(bottom - c)}${arc(-c, c)}` +
    `H${tenths(left + c)}${arc(-c, -c)}V${tenths(top + c)}${arc(c, -c)}Z`
  );
}

function circle(x: number, y: number, radius: number): string {
  const [r, d] = [tenths(radius), tenths(2 * radius)];
  return `M${tenths(x - radius)} ${tenths(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`;
}

function segments(lines: readonly Line[]): string {
  let d = '';
  for (const [x1, y1, x2, y2] of lines) {
    const from = `M${tenths(x1)} ${tenths(y1)}`;
    if (y1 === y2) d += `${from}H${tenths(x2)}`;
    else if (x1 === x2) d += `${from}V${tenths(y2)}`;
    else d += `${from}L${tenths(x2)} ${tenths(y2)}`;
  }
  return d;
}
