import { shopByCode } from '@fenestra/domain/shop/shops';
import { Network } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { openCart } from './open-cart';

it('a cart that the shop no longer knows makes way for a new one, which the browser keeps [ERR-04] [CART-20]', async () => {
  localStorage.setItem('cartId', 'gone');
  const network = new Network({
    getCart: { Err: 30, ErrText: 'unknown' },
    getNewCart: exampleAnswer('getNewCart'),
  });
  const { cartId } = await openCart(shopByCode('cs'));

  expect(network.askedFor('getCart').map(({ body }) => body['cartId'])).toEqual(['gone']);
  expect(localStorage.getItem('cartId')).toBe(cartId);
});

it('the kept cart is read by its id, and kept on [CART-14] [CARTAPI-03] [CARTAPI-06]', async () => {
  localStorage.setItem('cartId', 'kept');
  const network = new Network({ getCart: { ...exampleAnswer('getCart'), kosikID: 'kept' } });
  const { cartId, data } = await openCart(shopByCode('cs'));

  expect(network.asked.map(({ body }) => body)).toEqual([{ akce: 'getCart', shopId: 7, cartId: 'kept' }]);
  expect([cartId, localStorage.getItem('cartId')]).toEqual(['kept', 'kept']);
  expect(data.items.length).toBeGreaterThan(0);
});
