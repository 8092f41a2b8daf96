import { thousands } from './dimension-chains';
import type { Layer, Line, Shape } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/**
 * Where elements come to another width than was agreed: what is too much is hatched behind a dashed line at the agreed
 * width, what is missing is an empty dashed strip. The difference stands above, in mm.
 */
export function widthMismatch({ view, geometry, side, unit, facts }: Sheet): Layer[] {
  const agreed = view.agreedWidth;
  const { width, height } = geometry;
  if (agreed === undefined || agreed === width) return [];
  const [low, high] = [Math.min(agreed, width), Math.max(agreed, width)];
  // Elements stand at the left of an inside view; from outside what is wrong is at the left.
  const [from, to] = side === 'inside' ? [low, high] : [width - high, width - low];
  const bottom = height + facts.baseProfile;
  const strip = rectangle('strip', [from, 0, to, height]);
  const edge: Line = [side === 'inside' ? agreed : from, -14 * unit, side === 'inside' ? agreed : from, bottom];
  const shapes: Shape[] = [
    agreed < width
      ? { ...strip, fill: 'error', stroke: 'none', opacity: 0.14 }
      : { ...strip, fill: 'none', dash: [6, 4] },
    ...(agreed < width ? [{ key: 'hatch', kind: 'lines', lines: hatch(from, to, height, 9 * unit) } as const] : []),
    { key: 'agreed', kind: 'lines', lines: [edge], dash: [7, 4], weight: 1.8 },
    { key: 'chain', kind: 'lines', lines: [[from - 6 * unit, -14 * unit, to + 6 * unit, -14 * unit]] },
    {
      key: 'difference',
      kind: 'text',
      at: [(from + to) / 2, -20 * unit],
      text: thousands(high - low),
      size: 13,
      bold: true,
      fill: 'error',
      stroke: 'none',
    },
  ];
  return [{ key: 'wrong-width', role: 'highlight', stroke: 'error', weight: 1.1, shapes }];
}

/** Lines rising to the right within the strip. */
function hatch(from: number, to: number, height: number, pitch: number): Line[] {
  const across = to - from;
  const lines: Line[] = [];
  for (let y = pitch; y < height + across; y += pitch) {
    const [start, end] = [Math.max(0, y - height), Math.min(across, y)];
    lines.push([from + start, y - start, from + end, y - end]);
  }
  return lines;
}
