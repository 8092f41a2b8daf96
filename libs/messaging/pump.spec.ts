import { gatherTime } from './pump';

describe('how long to gather', () => {
  it.each([
    ['the least where there is time to spare', 5, 1, 0.5, 5],
    ['as long as the last piece took', 5, 40, 0.5, 40],
    ['longer in a process that gets full', 5, 1, 0.95, 75],
    ['at most 150 ms', 5, 400, 1, 150],
  ])('%s', (_, leastMs, tookMs, busyness, expected) =>
    expect(gatherTime(leastMs, tookMs, busyness)).toBeCloseTo(expected),
  );
});
