import { nearestMade } from './nearest-sizes';

it.each([1e9, 1e15, Number.MAX_VALUE, Infinity, Number.NaN])(
  'no value is looked for up to %d mm, which no product has [ERR-02]',
  (max) => {
    const tried: number[] = [];
    expect(nearestMade(500, 1, max, (value) => `${tried.push(value)}`)).toBeNull();
    expect(tried).toEqual([]);
  },
);
