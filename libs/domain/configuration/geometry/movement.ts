import type { OpeningCode } from '../configuration';

export type Side = 'left' | 'right';

/** How a sash moves. Sides are seen from inside, for outward doors too (windows-domain 1.2). */
export type Movement = {
  /** Side of the hinges of a turning sash. */
  readonly turn: Side | null;
  /** Edge about which the sash tilts; a roof window turns about its middle. */
  readonly tilt: 'bottom' | 'top' | 'middle' | null;
  readonly slide: Side | null;
  readonly outward: boolean;
  /** Passive sashes at a stulp open only after the other one and have no handle. */
  readonly passive: boolean;
};

const still: Movement = { turn: null, tilt: null, slide: null, outward: false, passive: false };
const turn = (side: Side, more: Partial<Movement> = {}): Movement => ({ ...still, turn: side, ...more });

type DoubleDoor = 'ds' | 'dsx' | 'dsz' | 'dsxz';
const movements: Record<Exclude<OpeningCode, DoubleDoor>, Movement> = {
  fix: still,
  s: { ...still, tilt: 'bottom' },
  v: { ...still, tilt: 'top', outward: true },
  k: { ...still, tilt: 'middle' },
  ol: turn('left'),
  op: turn('right'),
  osl: turn('left', { tilt: 'bottom' }),
  osp: turn('right', { tilt: 'bottom' }),
  stl: turn('left', { passive: true }),
  stp: turn('right', { passive: true }),
  psl: { ...still, tilt: 'bottom', slide: 'left' },
  psp: { ...still, tilt: 'bottom', slide: 'right' },
  dl: turn('left'),
  dlx: turn('right', { outward: true }),
  dp: turn('right'),
  dpx: turn('left', { outward: true }),
};

/** The active leaf seen from inside, and whether both open outwards (OPEN-Q-39, windows-domain 1.2). */
const doubleDoors: Record<DoubleDoor, { active: Side; outward: boolean }> = {
  ds: { active: 'right', outward: false },
  dsx: { active: 'left', outward: true },
  dsz: { active: 'left', outward: false },
  dsxz: { active: 'right', outward: true },
};

export function isDoubleDoor(opening: OpeningCode): opening is DoubleDoor {
  return opening in doubleDoors;
}

/**
 * How the sash moves that stands on that side of its product. `partner` is the opening of the sash at the other side of a
 * stulp: beside a tilt-and-turn sash a turning one is passive.
 */
export function movementOf(opening: OpeningCode, side: Side, partner?: OpeningCode): Movement {
  if (isDoubleDoor(opening)) {
    const { active, outward } = doubleDoors[opening];
    return turn(side, { outward, passive: side !== active });
  }
  const movement = movements[opening];
  const activePartner = partner === 'osl' || partner === 'osp';
  return activePartner && movement.turn && !movement.tilt ? { ...movement, passive: true } : movement;
}
