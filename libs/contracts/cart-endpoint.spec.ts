import { z } from 'zod/mini';
import { readCartBody } from './cart-endpoint';
import { cartActions } from './wire/cart-actions';

it('what reads a cart before any script is there is that call of the wire [CARTAPI-02]', () => {
  const { akce, ...body } = readCartBody(7, 'a-cart');

  expect(Object.keys(cartActions)).toContain(akce);
  expect(z.decode(cartActions.getCart.body, body as never)).toEqual({ shopId: 7, cartId: 'a-cart' });
});
