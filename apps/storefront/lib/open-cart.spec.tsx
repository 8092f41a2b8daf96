import { shopByCode } from '@fenestra/domain/shop/shops';
import { Network } from '../testing/page';
import { exampleAnswer } from '../testing/wire-example';
import { openCart } from './open-cart';

it('a cart that the shop no longer knows makes way for a new one [ERR-04]', async () => {
  localStorage.setItem('cartId', 'gone');
  const network = new Network({
    getCart: { Err: 30, ErrText: 'unknown' },
    getNewCart: exampleAnswer('getNewCart'),
  });
  const { cartId } = await openCart(shopByCode('cs'));

  expect(network.askedFor('getCart').map(({ body }) => body['cartId'])).toEqual(['gone']);
  expect(localStorage.getItem('cartId')).toBe(cartId);
});
