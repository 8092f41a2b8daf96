import type { OpeningCode } from '../configuration';
import { openingDifference, type OpeningDifference } from './opening-difference';

describe('what a shopper notices of another opening', () => {
  it.each<[OpeningCode, OpeningCode, OpeningDifference | null]>([
    ['osp', 'osl', 'handle-right'],
    ['ol', 'op', 'handle-left'],
    ['fix', 'osp', 'handle-left'],
    ['psl', 'psp', 'handle-left'],
    ['osp', 'op', 'no-tilt'],
    ['osp', 'ol', 'no-tilt'],
    ['op', 'osl', 'with-tilt'],
    ['osp', 'fix', 'no-handle'],
    ['osl', 'stp', 'no-handle'],
    ['osp', 's', null],
    ['s', 'v', null],
    ['fix', 'stl', null],
    ['osp', 'osp', null],
    ['ds', 'dsz', null],
  ])('instead of %s, %s: %s', (present, other, difference) => {
    expect(openingDifference(present, other)).toBe(difference);
  });
});
