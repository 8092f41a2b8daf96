import { pauseAfter } from './backpressure';

const full = { busyness: 0.95, requests: 16 };

describe('work that can wait', () => {
  it.each([
    ['goes on where the process has time to spare', 10, { ...full, busyness: 0.5 }, 0],
    ['goes on where nobody queues up', 10, { ...full, requests: 7 }, 0],
    ['leaves 23 parts of 24 to requests that queue up', 10, full, 230],
    ['comes back within three seconds', 1_000, full, 3_000],
  ])('%s', (_, tookMs, now, restMs) => expect(pauseAfter(tookMs, now)).toBe(restMs));
});
