import { lastDayOfOffer, lastDayOfSaved, type ToBeSaved } from './offer-term';

const made = (offerUntil?: string): ToBeSaved => ({ stock: false, offerUntil });

it('is two weeks after the day on which an offer was made', () => {
  expect(lastDayOfOffer('2026-12-20')).toBe('2027-01-03');
});

it.each<[string, ToBeSaved[], string]>([
  ['what no offer holds', [made()], '2026-12-11'],
  ['what an earlier offer holds', [made('2026-12-03')], '2026-12-03'],
  [
    'several elements, which end with the first of them',
    [made(), made('2026-12-09'), made('2026-12-05')],
    '2026-12-05',
  ],
  ['a line whose offer is over, which still has its price', [made('2026-11-20')], '2026-11-27'],
  ['a product from stock, which is bought at the price of the day', [{ stock: true }], '2026-11-27'],
])('is the last day of an offer that is saved on 27 November, of %s', (_, elements, day) => {
  expect(lastDayOfSaved(elements, '2026-11-27')).toBe(day);
});
