import type { Geometry } from '../configuration/geometry/geometry';
import { chainOf, limitMargin } from './margins';
import type { DimensionId, Span } from './scene';
import type { Sheet } from './sheet';

/** A dimension before it is drawn: from and to along its chain, `at` across it, in mm. */
export type Dimension = {
  readonly id: DimensionId;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** Where the extension lines leave the product, the one at `from` and the one at `to`. */
  readonly starts: readonly [from: number, to: number];
  readonly upright: boolean;
  readonly overall: boolean;
};

/** Above and below the transom of a product whose top is at `y`; none without a transom. */
export function besideTransom({ joints, height }: Geometry, y = 0): Span[] {
  const transom = joints.find(({ kind }) => kind === 'transom');
  if (!transom) return [];
  const at = y + transom.at;
  return [
    [y, at],
    [at, y + height],
  ];
}

/** A figure needs that much room between its ticks, px. */
const legible = 26;

export const isLegible = (spans: readonly Span[], unit: number): boolean =>
  spans.every(([from, to]) => to - from >= legible * unit);

/** Partial heights in one line; `first` is the number of the first one among all, shown or not. */
export type HeightChain = { readonly first: number; readonly spans: readonly Span[] };

/**
 * Chains of partial heights where they are legible and room is left for them, and that of a height which is entered; the last
 * one next to the product, then the overall ones.
 */
export function heightChains(sheet: Sheet, all: readonly HeightChain[]): Dimension[] {
  const { geometry, facts, view, dimensions, unit } = sheet;
  const chains = shownOf(all, sheet);
  const { first, pitch } = chainOf(view.pixels);
  const { height } = geometry;
  const next = chains.length;
  const column = (n: number) =>
    geometry.width + (facts.flashing ?? 0) + (first + n * pitch + (n < next ? 0 : limitMargin(view, 'partial'))) * unit;
  const span = (from: number, to: number) => {
    return { from, to, starts: [edgeAt(from, sheet), edgeAt(to, sheet)], upright: true } as const;
  };
  const partial = chains.flatMap((chain, n) =>
    chain.spans.map(([from, to], i): Dimension => {
      return { id: `partial-${chain.first + i}`, overall: false, at: column(next - 1 - n), ...span(from, to) };
    }),
  );
  const own: Dimension = { id: 'height', at: column(next), overall: true, ...span(0, height) };
  if (dimensions !== 'all') return partial.length ? partial : [own];
  if (facts.baseProfile === 0) return [...partial, own];
  const total = height + facts.baseProfile;
  const last = column(next + 1) + limitMargin(view, 'height') * unit;
  return [
    ...partial,
    own,
    { id: 'base', at: column(next), overall: false, ...span(height, total) },
    { id: 'total-height', at: last, overall: false, ...span(0, total) },
  ];
}

/** What of the product reaches furthest right at this height; a base profile as far as what stands on it. */
function edgeAt(y: number, { geometry: { fields, height }, facts: { flashing = 0 } }: Sheet): number {
  const at = Math.min(y, height);
  const there = fields.filter(({ top, bottom }) => top <= at && at <= bottom);
  return Math.max(...there.map(({ right }) => right)) + flashing;
}

function shownOf(chains: readonly HeightChain[], { view, dimensions, unit }: Sheet): HeightChain[] {
  const entered = [view.active, view.refused, view.orRefused?.refused];
  const isEntered = ({ first, spans }: HeightChain) => spans.some((_, i) => entered.includes(`partial-${first + i}`));
  if (dimensions !== 'all') return chains.filter(isEntered).slice(0, 1);
  return chains.filter((chain) => isLegible(chain.spans, unit) || isEntered(chain));
}
