import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { requestCosts } from './request-costs';
import { Limits } from '../edge/limit-settings';
import { rowCostOf } from './row-quota';

const kept = (route: string, body: unknown = {}): number => {
  const [method = '', path] = route.split(' ');
  return rowCostOf({ method, route: path, url: '/', body });
};
const [cart, add, make] = [
  'POST /conf/api/dist/cartApi.php',
  'POST /api/v1/cart/add',
  'POST /conf/api/dist/getNewID.php',
];

it.each<[string, string, unknown, number]>([
  ['a configuration', make, {}, 1],
  ['a cart with twenty windows', add, { products: Array(20).fill({}) }, 41],
  ['an empty cart', cart, { akce: 'getNewCart' }, 1],
  ['the copy of a cart', cart, { akce: 'getNewCart', kopie: 'A'.repeat(22) }, 50],
  ['a cart in a cart', cart, { akce: 'addItemToCart', type: 'kosik' }, 50],
  ['a line made to measure', cart, { akce: 'addItemToCart', type: 'vyrobek' }, 3],
  ['a line', cart, { akce: 'addItemToCart', type: 'sklad' }, 1],
  ['an order', cart, { akce: 'newOrder' }, 20],
  ['an order again', 'POST /api/order/:token/cart', {}, 50],
  ['a saved cart', 'POST /api/configuration', { kosik: 'A'.repeat(22) }, 50],
  ['a saved project', 'POST /api/configuration', { configuration: Array(20).fill('x') }, 20],
  ['a saved window', 'POST /api/configuration', { configuration: 'x' }, 1],
  ['an opened offer', 'GET /api/configuration/:id', undefined, 1],
  ['an offer that is asked for its head', 'HEAD /api/configuration/:id', undefined, 1],
  ['a sent cart', 'POST /api/send-cart', {}, 1],
  ['a message', 'POST /api/user-feedback', {}, 1],
  ['a report of a page', 'POST /api/log', {}, 1],
  ['a cart that is read', cart, { akce: 'getCart' }, 0],
  ['nothing that is known', cart, { akce: 'constructor' }, 0],
  ['no body', cart, null, 0],
  ['a list for a body', make, [], 1],
])('%s leaves behind what it needs', (_, route, body, rows) => expect(kept(route, body)).toBe(rows));

it('every call that leaves rows behind is one that there is', () => {
  for (const route of [
    cart,
    add,
    make,
    'POST /api/order/:token/cart',
    'POST /api/configuration',
    'GET /api/configuration/:id',
    'POST /api/send-cart',
    'POST /api/user-feedback',
    'POST /api/log',
  ])
    expect(requestCosts).toHaveProperty([route]);
  for (const akce of ['getNewCart', 'addItemToCart', 'addAccessoryToCart', 'newOrder'])
    expect(cartActions).toHaveProperty(akce);
});

it('leaves an office of ten people behind one address enough for an hour', () => {
  const each =
    30 * kept(make) +
    20 * kept(add, { products: [{}] }) +
    2 * kept(cart, { akce: 'newOrder' }) +
    kept('POST /api/order/:token/cart');
  expect(10 * each).toBeLessThan(Limits.parse({}).kept);
});
