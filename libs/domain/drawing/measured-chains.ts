import { type Dimension, isLegible } from './height-chains';
import { chainOf } from './margins';
import type { Measured } from './scene';
import type { Sheet } from './sheet';

/** One chain below and one at the right, each where all of its figures are legible. */
export function measuredChains({ geometry, facts, view, unit }: Sheet, { across, down }: Measured): Dimension[] {
  const { first } = chainOf(view.pixels);
  const below = geometry.height + facts.baseProfile;
  const chains = [
    { name: 'part', spans: across, start: below, upright: false },
    { name: 'partial', spans: down, start: geometry.width, upright: true },
  ] as const;
  return chains
    .filter(({ spans }) => isLegible(spans, unit))
    .flatMap(({ name, spans, start, upright }) =>
      spans.map(([from, to], i): Dimension => {
        return {
          id: `${name}-${i}`,
          from,
          to,
          at: start + first * unit,
          starts: [start, start],
          upright,
          overall: false,
        };
      }),
    );
}
