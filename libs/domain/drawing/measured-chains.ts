import type { Dimension } from './height-chains';
import { chainOf, letterWidth } from './margins';
import type { Measured, Span, View } from './scene';
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
    .filter(({ spans }) => haveRoom(spans, view.pixels, unit))
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

/** Panes are narrow and stand close together: their figures keep clear of the ticks at both ends. */
function haveRoom(spans: readonly Span[], pixels: View['pixels'], unit: number): boolean {
  const { figure, tick } = chainOf(pixels);
  const letters = (mm: number) => (mm < 1000 ? 3 : 5);
  const needed = (mm: number) => letters(mm) * letterWidth * figure + 2 * tick + 4;
  return spans.every(([from, to]) => to - from >= needed(to - from) * unit);
}
