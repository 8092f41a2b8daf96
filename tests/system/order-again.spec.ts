import { shopByCode } from '@fenestra/domain/shop/shops';
import { type Json, Shopper } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

const open = sharedShopAndShopper();
let token: string;

beforeAll(async () => {
  const { shopper } = open;
  const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
  await shopper.addStock(cart, 1007, 2);
  await shopper.deliverTo(cart, 101);
  token = (await shopper.order(cart, 'prevodem_0.3', 0.3)).body['token'] as string;
});

const again = (by: Shopper, of: string) => by.post(`/api/order/${of}/cart`, {});
const filled = async (id: string): Promise<Json> => (await open.shopper.cart('getCart', id)).body['kosik_data'] as Json;

it('makes a cart that costs what was ordered, once for each press, and leaves the order as it is [CART-26, CART-27, CART-28]', async () => {
  const order = (await open.shopper.get(`/api/order/${token}`)).body;
  const made = [await again(open.shopper, token), await again(open.shopper, token)];

  for (const answer of made)
    expect(answer).toMatchObject({ status: 201, body: { Err: 0, nedostupne: [], zmeny_cen: [] } });
  const [first, second] = made.map(({ body }) => body['kosikID'] as string);
  expect(first).not.toBe(second);
  expect(await filled(first!)).toMatchObject({
    cena_sdph: order['cena_sdph'],
    polozky: [{ mnozMj: 1 }, { mnozMj: 2 }],
  });
  expect((await open.shopper.get(`/api/order/${token}`)).body).toEqual(order);
});

it.each([
  ['that nobody has given', 'A'.repeat(22)],
  ['that is none', '..%2F..%2Fcarts'],
])('makes none for a token %s', async (_, of) => {
  expect(await again(open.shopper, of)).toMatchObject({ status: 404, body: { Err: 15 } });
});

it('makes none in another shop, which sells at other prices', async () => {
  const german = new Shopper(open.shop.url, 'de.localhost', shopByCode('de').id);
  expect(await again(german, token)).toMatchObject({ status: 404 });
  await german.close();
});
