import { grossAmountsOf, displayedAmount, displayedAmounts } from './displayed-amounts';

const nets = [33_33, 33_33, 33_34, -10_01];
const total = nets.reduce((sum, net) => sum + net, 0);
const rule = { vatPercent: 21, currency: 'CZK' } as const;

it('a private person reads amounts with VAT, which add up to what their sum comes to [SHOP-07]', () => {
  const read = displayedAmounts(nets, { buyer: 'private', ...rule });

  expect(read).toEqual(grossAmountsOf(nets, rule));
  expect(read.reduce((sum, each) => sum + each, 0)).toBe(displayedAmount(total, { buyer: 'private', ...rule }));
  expect(displayedAmount(100_00, { buyer: 'private', ...rule })).toBe(121_00);
});

it('a company reads them without [SHOP-07]', () => {
  expect(displayedAmounts(nets, { buyer: 'business', ...rule })).toEqual(nets);
});

it('in forints VAT is whole forints', () => {
  expect(grossAmountsOf([33_300], { vatPercent: 27, currency: 'HUF' })).toEqual([42_300]);
});
