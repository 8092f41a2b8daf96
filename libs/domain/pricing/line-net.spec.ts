import fc from 'fast-check';
import { currencies } from '../shop/money';
import { lineNet } from './line-net';

describe('the price of a line', () => {
  it.each([
    [24_00, 2.5, 'CZK', 60_00],
    [24_00, 2.51, 'CZK', 60_24],
    [1_05, 2.9, 'EUR', 3_05],
    [1_05, 2.51, 'EUR', 2_64],
    [395_00, 2.5, 'HUF', 988_00],
    [395_00, 2.51, 'HUF', 991_00],
    [145_00, 900, 'CZK', 130_500_00],
  ] as const)('of %i × %d in %s is %i', (unit, quantity, currency, net) => {
    expect(lineNet(unit, quantity, currency)).toBe(net);
  });

  it('of whole pieces is exactly so many times that of one', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom(...currencies),
        (units, quantity, currency) => {
          const unitNet = units * 100; // whole units can be charged in every currency
          expect(lineNet(unitNet, quantity, currency)).toBe(unitNet * quantity);
        },
      ),
    ));
});
