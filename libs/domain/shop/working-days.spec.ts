import { shopByCode } from './shops';
import { addWorkingDays, deliveryWindow } from './working-days';

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23', 'Friday to Monday'],
    ['2026-11-21', 1, '2026-11-23', 'Saturday counts from Monday'],
    ['2026-11-23', 0, '2026-11-23', 'no day'],
    ['2026-11-23', 5, '2026-11-30', 'a week'],
    ['2026-12-30', 3, '2027-01-05', 'over the turn of the year and its holiday'],
    ['2026-03-27', 2, '2026-03-31', 'over the change to summer time'],
  ])('%s and %i days is %s: %s', (day, days, expected) => {
    expect(addWorkingDays(day, days, { holidays: ['2027-01-01'] })).toBe(expected);
  });

  it.each([
    [['stock'], '2026-11-25', '2026-11-26'],
    [['stock', 'accessories'], '2026-11-25', '2026-12-07'],
    [['stock', 'madeToMeasure'], '2026-11-25', '2026-12-31'],
  ] as const)('%j ordered on a Monday comes from %s to %s', (goods, from, to) => {
    expect(deliveryWindow(goods, '2026-11-23', shopByCode('cs'))).toEqual({ from, to });
  });

  it('says nothing about an empty cart', () => {
    expect(deliveryWindow([], '2026-11-23', shopByCode('cs'))).toBeNull();
  });
});
