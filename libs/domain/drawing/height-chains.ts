import { chainOf } from './margins';
import type { DimensionId } from './scene';
import type { Sheet } from './sheet';

/** A dimension before it is drawn: from and to along its chain, `at` across it, in mm. */
export type Dimension = {
  readonly id: DimensionId;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** Where the extension lines leave the product. */
  readonly start: number;
  readonly upright: boolean;
  readonly overall: boolean;
};

/** Along a chain, mm. */
export type Span = readonly [from: number, to: number];

/** Partial heights where there are some, then the overall ones. */
export function heightChains({ geometry, facts, view, dimensions, unit }: Sheet, parts: readonly Span[]): Dimension[] {
  const { first, pitch } = chainOf(view.pixels);
  const { width, height } = geometry;
  const start = width + (facts.flashing ?? 0);
  const column = (n: number) => start + (first + n * pitch) * unit;
  const along = { start, upright: true } as const;
  const next = parts.length ? 1 : 0;
  const partial = parts.map(([from, to], i): Dimension => {
    return { id: `partial-${i}`, from, to, at: column(0), overall: false, ...along };
  });
  const own: Dimension = { id: 'height', from: 0, to: height, at: column(next), overall: true, ...along };
  if (dimensions !== 'all' || facts.baseProfile === 0) return [...partial, own];
  const total = height + facts.baseProfile;
  return [
    ...partial,
    own,
    { id: 'base', from: height, to: total, at: column(next), overall: false, ...along },
    { id: 'total-height', from: 0, to: total, at: column(next + 1), overall: false, ...along },
  ];
}
