import { sizeOf } from '../configuration/geometry/geometry';
import { barRects } from './bars';

/** Daylight of OS1 1230 × 1480. */
const daylight = [118, 118, 1112, 1362] as const;
const edges = (pattern: string, width = 18) => {
  const { vertical, horizontal } = barRects(daylight, pattern, width);
  return { x: vertical.map(([left]) => left), y: horizontal.map(([, top]) => top) };
};

describe('bars between the panes [GRID-02]', () => {
  it('leave equal panes', () => {
    expect(edges('1x1')).toEqual({ x: [606], y: [731] });
    const { x } = edges('2x0');
    expect(x[0]! - 118).toBeCloseTo(x[1]! - (x[0]! + 18), 6);
    expect(x[1]! - (x[0]! + 18)).toBeCloseTo(1112 - (x[1]! + 18), 6);
  });

  it('are as many millimetres wide as their catalogue entry says [OPEN-Q-30]', () => {
    const { vertical, horizontal } = barRects(daylight, '1x1', 26);
    expect([sizeOf(vertical[0]!).width, sizeOf(horizontal[0]!).height]).toEqual([26, 26]);
  });

  it('a cross is one bar each way over the whole glass', () => {
    const { vertical, horizontal } = barRects(daylight, 'cross', 18);
    expect([sizeOf(vertical[0]!).height, sizeOf(horizontal[0]!).width]).toEqual([1244, 994]);
  });

  it('stay in the upper third', () => {
    const { vertical, horizontal } = barRects(daylight, 'top2x1', 26);
    expect(vertical.map(([, top, , bottom]) => [top, Math.round(bottom)])).toEqual([
      [118, 533],
      [118, 533],
    ]);
    expect(horizontal.map(([, top, , bottom]) => [Math.round(top), Math.round(bottom)])).toEqual([[507, 533]]);
  });

  it('run 120 mm from the edge in the Viennese pattern', () => {
    expect(edges('vienna', 8)).toEqual({ x: [238, 984], y: [238, 1234] });
  });

  it('draws nothing for a pattern it does not know', () => {
    expect(edges('spiral')).toEqual({ x: [], y: [] });
  });
});
