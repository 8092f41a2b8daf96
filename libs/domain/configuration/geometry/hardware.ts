import type { Point, Rect } from './rectangle';
import type { Movement, Side } from './movement';

export type Handle = {
  readonly kind: 'window' | 'door';
  /** Handle or lever axis. */
  readonly at: Point;
  /** Above the bottom edge of the sash (windows) or the top of the threshold (doors), in mm. */
  readonly height: number;
  /** Where the closed lever points to. */
  readonly points: 'down' | Side;
};

export type Hardware = {
  readonly handle: Handle | null;
  readonly hinges: readonly Rect[];
  /** Polylines of the opening symbol, apex at the handle side (windows-domain 1.3). */
  readonly symbol: { readonly turn: readonly Point[] | null; readonly tilt: readonly Point[] | null };
};

/** Edges of its field, and what the frame is like. */
type Surroundings = {
  readonly top: number;
  readonly bottom: number;
  readonly threshold: number | null;
  readonly glazedDoor: boolean;
};

/** Handle height above the bottom edge of the sash by height of the window, of a divided one its field, in mm (windows-domain 1.6). */
export function handleHeight(fieldHeight: number): number {
  const row = handleHeights.find(({ to }) => fieldHeight <= to);
  return row ? row.handle : doorHandleHeight;
}

const doorHandleHeight = 1057;
/** Between 1675 and 1874 both 620 and 1057 are sold; 620 continues the row below. */
const handleHeights = [
  { to: 624, handle: 177 },
  { to: 714, handle: 227 },
  { to: 914, handle: 320 },
  { to: 1114, handle: 470 },
  { to: 1314, handle: 570 },
  { to: 1874, handle: 620 },
];

/** Handle axis of a window from the edge of the sash: half of what the bead leaves of the face, (78 − 21) / 2. */
const handleInset = 28.5;
const leverInset = 56;
/** Lever axis above the top of the threshold; with a frame that runs around, above its 40 mm. */
const leverHeight = 1050;

/** Handle, hinges and symbol of a sash, all in the coordinates of the inside view. */
export function hardwareOf(
  movement: Movement,
  kind: 'fixed' | 'sash' | 'leaf',
  sash: Rect | null,
  surroundings: Surroundings,
): Hardware {
  if (!sash || kind === 'fixed') return { handle: null, hinges: [], symbol: { turn: null, tilt: null } };
  return {
    handle: movement.passive ? null : handleOf(movement, kind, sash, surroundings),
    hinges: kind === 'leaf' ? doorHinges(movement, sash) : windowHinges(movement, sash),
    symbol: symbolOf(movement, sash),
  };
}

function handleOf(movement: Movement, kind: 'sash' | 'leaf', sash: Rect, around: Surroundings): Handle {
  const [left, top, right, bottom] = sash;
  const lockSide: Side = movement.turn === 'left' || movement.slide === 'left' ? 'right' : 'left';
  const atLock = (d: number) => (lockSide === 'left' ? left + d : right - d);
  if (kind === 'leaf') {
    const y = around.bottom - (around.threshold ?? around.bottom - bottom) - leverHeight;
    const points = lockSide === 'left' ? 'right' : 'left';
    return { kind: 'door', at: [atLock(leverInset), y], height: leverHeight, points };
  }
  if (!movement.turn && !movement.slide) {
    const y = movement.tilt === 'top' ? bottom - handleInset : top + handleInset;
    return { kind: 'window', at: [(left + right) / 2, y], height: bottom - y, points: 'right' };
  }
  const height = around.glazedDoor ? doorHandleHeight : handleHeight(around.bottom - around.top);
  return { kind: 'window', at: [atLock(handleInset), bottom - height], height, points: 'down' };
}

/** 16 × 90, centred 75 mm from the corners on the edge of the sash, a third one from 1400 mm on. */
function windowHinges(movement: Movement, [left, top, right, bottom]: Rect): Rect[] {
  if (movement.turn) {
    const x = movement.turn === 'left' ? left : right;
    return centres(top, bottom).map((y) => [x - 8, y - 45, x + 8, y + 45]);
  }
  if (movement.slide || !movement.tilt) return [];
  if (movement.tilt === 'middle') return [left, right].map((x) => pivotAt(x, (top + bottom) / 2));
  const y = movement.tilt === 'bottom' ? bottom : top;
  return centres(left, right).map((x) => [x - 45, y - 8, x + 45, y + 8]);
}

/** 32 × 32 on the axis. */
const pivotAt = (x: number, y: number): Rect => [x - 16, y - 16, x + 16, y + 16];

function centres(from: number, to: number): number[] {
  const ends = [from + 75, to - 75];
  return to - from > 1400 ? [...ends, (from + to) / 2] : ends;
}

/** 22 × 110, 200 mm from top and bottom, the third 330 mm below the top one. */
function doorHinges(movement: Movement, [left, top, right, bottom]: Rect): Rect[] {
  const x = movement.turn === 'left' ? left : right;
  return [top + 200, top + 530, bottom - 200].map((y) => [x - 11, y - 55, x + 11, y + 55]);
}

function symbolOf({ turn, tilt }: Movement, [left, top, right, bottom]: Rect): Hardware['symbol'] {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const turning: Record<Side, Point[]> = {
    left: [
      [left, top],
      [right, cy],
      [left, bottom],
    ],
    right: [
      [right, top],
      [left, cy],
      [right, bottom],
    ],
  };
  const tilting: Record<'bottom' | 'top' | 'middle', Point[]> = {
    bottom: [
      [left, bottom],
      [cx, top],
      [right, bottom],
    ],
    top: [
      [left, top],
      [cx, bottom],
      [right, top],
    ],
    middle: [
      [left, cy],
      [cx, top],
      [right, cy],
    ],
  };
  return { turn: turn && turning[turn], tilt: tilt && tilting[tilt] };
}
