import { refuse } from '@fenestra/domain/result';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { answerOf } from './refusal';

describe('a quantity that is refused', () => {
  it.each<[{ available?: number }, string, string]>([
    [{}, 'Objednat lze 1 až 999 ks.', 'CART-31'],
    [{ available: 4 }, 'Aktuálně skladem pouze 4 ks', 'CART-34'],
  ])('because of %j says: %s [%s]', (details, text) => {
    expect(answerOf(shopByCode('cs'), refuse('quantity-refused', details))).toEqual({ Err: 15, ErrText: text });
  });
});
