import { lingerTime, pauseAfter } from './event-loop-load';

describe('how long to gather', () => {
  it.each([
    ['the least where there is time to spare', 5, 1, 0.5, 5],
    ['as long as the last piece took', 5, 40, 0.5, 40],
    ['150 ms in a process that is full', 5, 1, 0.96, 150],
    ['at most 150 ms', 5, 400, 0.5, 150],
  ])('%s', (_, leastMs, tookMs, busyness, expected) => expect(lingerTime(leastMs, tookMs, busyness)).toBe(expected));
});

describe('work that can wait', () => {
  const busy = { busyness: 0.95, requests: 16 };

  it.each([
    ['goes on where the process has time to spare', 10, { ...busy, busyness: 0.5 }, 0],
    ['goes on where nobody queues up', 10, { ...busy, requests: 7 }, 0],
    ['leaves 23 parts of 24 to requests that queue up', 10, busy, 230],
    ['comes back within three seconds', 1_000, busy, 3_000],
  ])('%s', (_, tookMs, now, pauseMs) => expect(pauseAfter(tookMs, now)).toBe(pauseMs));
});
