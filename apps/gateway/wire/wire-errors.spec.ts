import { refuse } from '@fenestra/domain/result';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { errorAnswer } from './wire-errors';

describe('a quantity that is refused', () => {
  it.each<[Readonly<Record<string, unknown>>, string, string]>([
    [{}, 'Objednat lze 1 až 999 ks.', 'CART-31'],
    [{ unit: 'metre' }, 'Objednat lze nejvýše 999\u00a0m.', 'CART-31'],
    [{ available: 4 }, 'Aktuálně skladem pouze 4 ks', 'CART-34'],
  ])('because of %j says: %s [%s]', (details, text) => {
    expect(errorAnswer(shopByCode('cs'), refuse('quantity-refused', details))).toEqual({ Err: 15, ErrText: text });
  });
});
