import { dayIn, startOf } from './day';
import { shopByCode } from './shops';

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Prague [OPEN-Q-76]', (moment, day) => {
  expect(dayIn(shopByCode('cs'), new Date(moment))).toBe(day);
});

it.each([
  ['2027-01-01', '2026-12-31T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
])('%s begins at %s in Prague', (day, moment) => {
  expect(startOf(day, shopByCode('cs')).toISOString()).toBe(moment);
});
