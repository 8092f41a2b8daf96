import { shopByCode } from '../shop/shops';
import { affiliateTotal, reportsOf } from './reports';

it.each([
  ['cs', ['heureka', 'affiliate']],
  ['sk', ['heureka', 'affiliate']],
  ['hu', ['affiliate']],
  ['at', []],
  ['de', []],
] as const)('orders of %s are reported to %j [REPORT-02] [REPORT-07] [ORDER-04]', (code, kinds) => {
  expect(reportsOf(shopByCode(code))).toEqual(kinds);
});

it.each([
  ['cs', { netAfterDiscount: 10_000_00, delivery: 1_234_56 }, 8_765_44],
  ['sk', { netAfterDiscount: 412_37, delivery: 0 }, 412_37],
  ['hu', { netAfterDiscount: 250_000_00, delivery: 20_000_00 }, 233_000_00],
  ['hu', { netAfterDiscount: 250_000_00, delivery: 9_999_00 }, 241_501_00], // 8 499.15 Ft are 8 499
] as const)('affiliates of %s have sold %j less the delivery: %i [REPORT-03] [REPORT-04]', (code, sums, sold) => {
  expect(affiliateTotal(sums, shopByCode(code))).toBe(sold);
});
