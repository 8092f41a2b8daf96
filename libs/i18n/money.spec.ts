import { exactAmount, fromPrice, runningPrice } from './money';

describe('the running price', () => {
  it.each([
    [1234_00, '1 234,-'],
    [1234_50, '1 234,5'],
    [1234567_00, '1 234 567,-'],
    [1234567_50, '1 234 567,5'],
    [12_98, '13,0'],
    [999_95, '1 000,0'],
    [11198_55, '11 198,6'],
    [9255_00, '9 255,-'],
    [50_00, '50,-'],
    [0, '0,-'],
    [-0, '0,-'],
    [-1234_00, '-1 234,-'],
    [5, '0,1'],
  ])('writes %d minor units as %s [FMT-01] [FMT-02] [FMT-03] [FMT-04] [OPEN-Q-43]', (minor, text) => {
    expect(runningPrice(minor)).toBe(text);
  });

  it('breaks nowhere on a page', () => {
    expect(runningPrice(1234567_00, '\u00a0')).toBe('1\u00a0234\u00a0567,-');
  });
});

it.each([
  [105_98, '106,-'],
  [105_94, '105,9'],
  [1427_80, '1 427,8'],
  [5588_00, '5 588,-'],
  [45, '0,5'],
])('a price from %d minor units on reads %s, with no decimal that says nothing [FMT-01] [FMT-02]', (minor, text) => {
  expect(fromPrice(minor)).toBe(text);
});

describe('the exact amount', () => {
  it.each([
    [{}, 34864_89, '34\u00a0864,89\u00a0Kč'],
    [{}, 1500_00, '1\u00a0500,00\u00a0€'],
    [{ smallestCharge: 100 }, 714000_00, '714\u00a0000\u00a0Ft'],
    [{}, -711_53, '−711,53\u00a0Kč'],
  ] as const)('has two decimals, in forints none: %j %d [OPEN-Q-43]', (coins, minor, text) => {
    expect(exactAmount(minor, coins, text.slice(-2).trim())).toBe(text);
  });
});
