import type { Rect } from '@fenestra/domain/configuration/geometry/rectangle';
import { barRects } from '@fenestra/domain/drawing/bars';
import type { Measured, Span } from '@fenestra/domain/drawing/scene';

/** From edge to edge of what the bars leave of a daylight, mm; without a pattern all of it. */
export function panesBetweenBars(daylight: Rect, pattern: string | null, width: number): Measured {
  const { vertical, horizontal } = barRects(daylight, pattern ?? '', width);
  const [left, top, right, bottom] = daylight;
  return {
    across: between(
      [left, right],
      vertical.map(([from, , to]) => [from, to]),
    ),
    down: between(
      [top, bottom],
      horizontal.map(([, from, , to]) => [from, to]),
    ),
  };
}

function between([from, to]: Span, bars: readonly Span[]): Span[] {
  const starts = [from, ...bars.map(([, end]) => end)];
  const ends = [...bars.map(([start]) => start), to];
  return starts.map((start, i) => [start, ends[i]!]);
}
