import { shopByCode } from '@fenestra/domain/shop/shops';
import { Network } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { prefetchCarts } from './prefetched-carts';
import { readCart } from './read-cart';

const shop = shopByCode('cs');
const called = (network: Network) => network.askedFor('getCart').map(({ path, body }) => [path, body]);
const call = ['/conf/api/dist/cartApi.php', { akce: 'getCart', shopId: 7, cartId: 'begun' }];

it('a cart for which the HTML has asked is not asked for again, until it is read anew [CARTAPI-01] [CARTAPI-06]', async () => {
  const network = new Network({ getCart: { ...exampleAnswer('getCart'), kosikID: 'begun' } });
  prefetchCarts(shop.id, ['begun']);
  expect(called(network)).toEqual([call]);

  expect((await readCart(shop, 'begun')).cartId).toBe('begun');
  expect(called(network)).toEqual([call]);
  expect((await readCart(shop, 'begun')).cartId).toBe('begun');
  expect(called(network)).toEqual([call, call]);
});

it.each([
  ['is unknown', { Err: 30, ErrText: 'unknown' }],
  ['did not come', new Error('no connection')],
])('where it %s the shop is asked as usual, which says why', async (_, answer) => {
  const network = new Network({ getCart: answer });
  prefetchCarts(shop.id, ['begun']);

  await expect(readCart(shop, 'begun')).rejects.toMatchObject({ name: 'CallFailed' });
  expect(called(network)).toEqual([call, call]);
});
