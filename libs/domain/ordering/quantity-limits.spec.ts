import fc from 'fast-check';
import { units } from '../catalogue/accessory-item';
import { soldQuantity } from './quantity-limits';

describe('the quantity that is sold', () => {
  it.each([
    [2.5, 'metre', 2.5],
    [2.567, 'metre', 2.57],
    [3.3000000000000003, 'metre', 3.3],
    [2.5, 'piece', 2],
    [2.9, 'set', 2],
    [7.9, undefined, 7],
  ] as const)('of %d by the %s is %d [OPEN-Q-100]', (wanted, unit, sold) => {
    expect(soldQuantity(wanted, unit)).toBe(sold);
  });

  it('is sold whole when it is wanted again', () =>
    fc.assert(
      fc.property(fc.double({ min: 1, max: 999, noNaN: true }), fc.constantFrom(...units), (wanted, unit) => {
        const sold = soldQuantity(wanted, unit);
        expect(soldQuantity(sold, unit)).toBe(sold);
      }),
    ));
});
