import { sizeOf } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import type { Line } from './scene';

/** A hint of the structure of an ornament glass (windows-domain 4.4) as short lines; flat ones have none. */
export function patternLines(code: string, pane: Rect, unit: number): Line[] {
  const kind = structures[code];
  if (!kind) return [];
  // Wide enough that lines stay apart on screen, and few enough for a small picture.
  const { width, height } = sizeOf(pane);
  const pitch = Math.max(kind.pitch, 7 * unit, Math.sqrt((width * height) / 260));
  return kind.draw(pane, pitch);
}

type Structure = { readonly pitch: number; readonly draw: (pane: Rect, pitch: number) => Line[] };

const structures: Record<string, Structure | undefined> = {
  'OR-KRI': { pitch: 50, draw: scattered((x, y, size, i) => crossing(x, y, size, i)) },
  'OR-CHI': { pitch: 45, draw: scattered((x, y, size, i) => [stroke(x, y, size * 0.4, i * 2.4)]) },
  'OR-KAT': { pitch: 70, draw: scattered((x, y, size, i) => bump(x, y, size * (0.2 + (i % 3) * 0.06))) },
  'OR-GOT': { pitch: 60, draw: ribs(0.35) },
  'OR-DEL': {
    pitch: 60,
    draw: scattered((x, y, size, i) => [stroke(x, y, size * 0.5, i), stroke(x, y, size * 0.35, i + 2)]),
  },
  'OR-DEM': {
    pitch: 60,
    draw: scattered((x, y, size, i) => [stroke(x, y, size * 0.5, i), stroke(x, y, size * 0.35, i + 2)]),
  },
  'OR-KUR': { pitch: 55, draw: ribs(0.5) },
  'OR-CRE': { pitch: 45, draw: scattered((x, y, size) => bump(x, y, size * 0.18)) },
  'OR-SIL': { pitch: 80, draw: scattered((x, y, size, i) => leaf(x, y, size * 0.4, i * 1.9)) },
  'OR-NIA': { pitch: 40, draw: ribs(0.15) },
  'OR-MAC': { pitch: 40, draw: grid },
  'OR-FLU': { pitch: 30, draw: ribs(0) },
  'OR-ALT': { pitch: 90, draw: scattered((x, y, size, i) => bump(x, y, size * (0.08 + (i % 4) * 0.04))) },
};

/** Sines of whole numbers look irregular and are the same on every machine to far more than a tenth of a millimetre. */
const wander = (i: number): number => Math.sin(i * 12.9898) * Math.cos(i * 4.1414);

function scattered(mark: (x: number, y: number, size: number, i: number) => Line[]) {
  return ([left, top, right, bottom]: Rect, pitch: number): Line[] => {
    const lines: Line[] = [];
    const edge = pitch / 2;
    for (let y = top + edge, i = 1; y <= bottom - edge; y += pitch)
      for (let x = left + edge; x <= right - edge; x += pitch, i++)
        lines.push(...mark(x + wander(i) * edge * 0.4, y + wander(i + 7) * edge * 0.4, pitch * 0.8, i));
    return lines;
  };
}

function stroke(x: number, y: number, length: number, angle: number): Line {
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return [x - dx, y - dy, x + dx, y + dy];
}

const crossing = (x: number, y: number, size: number, i: number): Line[] =>
  i % 2 ? [stroke(x, y, size * 0.7, 0.785), stroke(x, y, size * 0.4, 2.356)] : [stroke(x, y, size * 0.7, 2.356)];

/** Half a hexagon, which is round to the eye at this size: the light side of a bump. */
const bump = (x: number, y: number, r: number): Line[] => [
  [x - r, y, x - r / 2, y - 0.87 * r],
  [x - r / 2, y - 0.87 * r, x + r / 2, y - 0.87 * r],
  [x + r / 2, y - 0.87 * r, x + r, y],
];

function leaf(x: number, y: number, size: number, angle: number): Line[] {
  const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const tip = [x + dx, y + dy] as const;
  const back = [x - dx, y - dy] as const;
  const belly = [x - dy * 0.5, y + dx * 0.5] as const;
  return [
    [...back, ...tip],
    [...back, ...belly],
    [...belly, ...tip],
  ];
}

/** Vertical lines, broken and bent the more irregular the glass is. */
function ribs(irregular: number) {
  return ([left, top, right, bottom]: Rect, pitch: number): Line[] => {
    const lines: Line[] = [];
    for (let x = left + pitch / 2, i = 1; x < right; x += pitch * 0.55, i++) {
      const bend = irregular ? wander(i) * pitch * irregular * 0.5 : 0;
      const at = Math.min(right - 1, Math.max(left + 1, x + bend));
      const cut = irregular * (bottom - top) * 0.5 * Math.abs(wander(i + 3));
      lines.push([at, top + cut, at, bottom - irregular * (bottom - top) * 0.5 * Math.abs(wander(i + 5))]);
    }
    return lines;
  };
}

/** Squares that are cut alike at opposite edges. */
function grid([left, top, right, bottom]: Rect, pitch: number): Line[] {
  const lines: Line[] = [];
  const first = (length: number) => (length % pitch) / 2 || pitch;
  for (let x = left + first(right - left); x < right; x += pitch) lines.push([x, top, x, bottom]);
  for (let y = top + first(bottom - top); y < bottom; y += pitch) lines.push([left, y, right, y]);
  return lines;
}
