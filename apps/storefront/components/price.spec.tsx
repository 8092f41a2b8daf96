import { show } from '../testing/page';
import { ExactAmount, Price, PriceDifference } from './price';
import { DisplayedDifference } from './displayed-price';

it.each([
  ['cs', 7750_00, '7\u00a0750,-\u00a0Kč'],
  ['cs', 9377_50, '9\u00a0377,5\u00a0Kč'],
  ['sk', 349_90, '349,9\u00a0€'],
  ['at', 349_90, '349,9\u00a0€'],
  ['de', 349_90, '349,9\u00a0€'],
  ['hu', 98000_00, '98\u00a0000,-\u00a0Ft'],
] as const)(
  'shows a price of %s in its currency and in one piece [STORE-06] [FMT-01] [FMT-02] [FMT-05]',
  (shop, minor, text) => {
    const { container } = show(<Price minor={minor} />, { shop });
    expect(container.textContent).toBe(text);
    expect(container.firstElementChild!.className).toBe('nowrap');
  },
);

it.each([
  [155_00, '+\u00a0155,-\u00a0Kč'],
  [-20_50, '\u2212\u00a020,5\u00a0Kč'],
  [0, '0,-\u00a0Kč'],
])('shows the difference %d with its sign', (minor, text) => {
  const { container } = show(<PriceDifference minor={minor} />);
  expect(container.textContent).toBe(text);
});

it('takes away with VAT what it added, where that is half a forint [OPEN-Q-43]', () => {
  const forints = 20_250_00; // 27 % of it are 5 467.50 Ft
  const shown = (net: number) => show(<DisplayedDifference net={net} />, { shop: 'hu' }).container.textContent;
  expect([shown(forints), shown(-forints)]).toEqual([
    '+\u00a025\u00a0718,-\u00a0Ft',
    '\u2212\u00a025\u00a0718,-\u00a0Ft',
  ]);
});

it('shows what is due to the last minor unit [OPEN-Q-43]', () => {
  const { container } = show(<ExactAmount minor={34864_89} />);
  expect(container.textContent).toBe('34\u00a0864,89\u00a0Kč');
});
