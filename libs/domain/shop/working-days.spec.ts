import { holidaysOf } from './holidays';
import { type ShopCode, shopByCode } from './shops';
import { addWorkingDays, latestDelivery } from './working-days';

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23', 'Friday to Monday'],
    ['2026-11-21', 1, '2026-11-23', 'Saturday counts from Monday'],
    ['2026-11-23', 0, '2026-11-23', 'no day'],
    ['2026-11-23', 5, '2026-11-30', 'a week'],
    ['2026-12-30', 3, '2027-01-05', 'over the turn of the year and its holiday'],
    ['2026-03-27', 2, '2026-03-31', 'over the change to summer time'],
  ])('%s and %i days is %s: %s', (day, days, expected) => {
    expect(addWorkingDays(day, days, ['01-01'])).toBe(expected);
  });

  it.each<[ShopCode, string, string, string]>([
    ['cs', '2026-12-23', '2026-12-28', 'Christmas'],
    ['sk', '2027-01-05', '2027-01-07', 'Epiphany'],
    ['cs', '2027-01-05', '2027-01-06', 'no holiday there'],
    ['cs', '2026-04-02', '2026-04-07', 'Good Friday and Easter Monday of 2026'],
    ['at', '2026-04-02', '2026-04-03', 'Good Friday is worked on'],
    ['de', '2027-03-25', '2027-03-30', 'Easter of 2027'],
    ['de', '2038-04-22', '2038-04-27', 'the latest Easter there is'],
    ['at', '2026-06-03', '2026-06-05', 'Corpus Christi'],
    ['hu', '2026-05-22', '2026-05-26', 'Whit Monday'],
    ['sk', '2023-11-16', '2023-11-20', 'a Friday in November without work until 2024'],
    ['sk', '2026-11-16', '2026-11-17', 'worked on since 2025'],
    ['cs', '2026-11-16', '2026-11-18', 'a day without work there as before'],
    ['sk', '2026-05-07', '2026-05-08', 'worked on in 2026'],
    ['sk', '2026-09-14', '2026-09-15', 'worked on in 2026'],
    ['sk', '2028-05-05', '2028-05-09', 'without work again'],
    ['sk', '2027-09-14', '2027-09-16', 'without work again'],
  ])('in %s the one after %s is %s: %s', (shop, day, expected) => {
    expect(addWorkingDays(day, 1, holidaysOf({ code: shop }))).toBe(expected);
  });

  test.each([
    [true, false, '2026-11-26', '[CONST-07]'],
    [true, true, '2026-12-10', '[CONST-08]'],
    [false, false, '2027-01-05', '[CONST-09]'],
    [false, true, '2027-01-05', '[CONST-09]'],
  ])(
    'goods from stock only (%s), with accessories made to size (%s), ordered on a Monday arrive until %s %s',
    (stockOnly, madeToSize, until) => {
      expect(latestDelivery({ stockOnly, madeToSize }, '2026-11-23', shopByCode('cs'))).toBe(until);
    },
  );
});
