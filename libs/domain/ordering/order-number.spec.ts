import { shopByCode, shops } from '../shop/shops';
import { gatewayOrderNumber, orderNumber, orderYear, parseOrderNumber, variableSymbol } from './order-number';

describe('the number of an order', () => {
  const number = orderNumber(shopByCode('cs'), 2026, 123);

  it('names year, shop and count; gateways and banks get digits [OPEN-Q-76]', () => {
    expect([number, gatewayOrderNumber(number), variableSymbol(number)]).toEqual([
      '2026/07000123',
      '202607000123',
      '2607000123',
    ]);
    expect(orderNumber(shopByCode('hu'), 2026, 1)).toBe('2026/10000001');
  });

  it.each(['2026/07000123', ' 2026 / 07000123', '202607000123', '2607000123'])('is read as "%s"', (typed) => {
    expect(parseOrderNumber(typed)).toBe(number);
  });

  it.each(['', '123', '2026-07000123', '1926/07000123', '2026/070001234'])('is not read as "%s"', (typed) => {
    expect(parseOrderNumber(typed)).toBeNull();
  });

  it('is unique over shops and years, as variable symbol too', () => {
    const numbers = shops.flatMap((shop) =>
      [2026, 2027].flatMap((year) => [1, 2, 999_999].map((n) => orderNumber(shop, year, n))),
    );
    expect(new Set(numbers.map(variableSymbol)).size).toBe(numbers.length);
  });

  it('does not exist beyond six digits', () => {
    expect(() => orderNumber(shopByCode('cs'), 2026, 1_000_000)).toThrow('has no number');
  });

  it('counts in the year of the shop, not of the server', () => {
    expect(orderYear(shopByCode('cs'), new Date('2026-12-31T23:30:00Z'))).toBe(2027);
    expect(orderYear(shopByCode('cs'), new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  });
});
