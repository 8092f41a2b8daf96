import { randomUUID } from 'node:crypto';
import { firstNamed, mailTo } from '../harness/mail-to';
import { unbound } from '../harness/unbound';
import { sharedShopAndShopper } from './shop-and-shopper';

const open = sharedShopAndShopper();
let cartId: string;

beforeAll(async () => {
  cartId = await open.shopper.newCart();
  await open.shopper.addStock(cartId);
});

/** Each to a reader of its own. */
const send = (difference: object = {}, headers: Record<string, string> = {}) => {
  const letter = { name: 'Jana', email: `${randomUUID()}@example.test`, note: '' };
  return open.shopper.post(
    '/api/send-cart',
    { ...letter, cart_id: cartId, domain: 'cs.localhost', ...difference },
    headers,
  );
};
const copyOf = async (kopie: string) =>
  (await open.shopper.post('/conf/api/dist/cartApi.php', { shopId: 7, akce: 'getNewCart', kopie })).body;

it.each([
  ['all that it needs', {}, 201, 0],
  ['no note', { note: undefined }, 201, 0],
  ['an empty name', { name: ' ' }, 400, 15],
  ['no name', { name: undefined }, 400, 40],
  ['an empty address', { email: '' }, 400, 15],
  ['an address that is none', { email: 'jana' }, 400, 15],
  ['two addresses', { email: 'a@example.test,b@example.test' }, 400, 15],
  ['a name that is no text', { name: 7 }, 400, 40],
  ['a note without end', { note: 'x'.repeat(2_001) }, 400, 40],
  ['no cart', { cart_id: undefined }, 400, 40],
  ['an unknown cart', { cart_id: 'A'.repeat(22) }, 404, 30],
  ['an id that is none', { cart_id: '../../etc' }, 404, 30],
])('takes or refuses to send a cart with %s [WIRE-45, MAIL-02, OPEN-Q-90]', async (_, difference, status, Err) => {
  expect(await send(difference)).toMatchObject({ status, body: { Err } });
});

it('sends no empty cart', async () => {
  expect(await send({ cart_id: await open.shopper.newCart() })).toMatchObject({ status: 400, body: { Err: 15 } });
});

it('mails one link for one request, to the shop itself, whatever the caller says of it [MAIL-06, OPEN-Q-57]', async () => {
  const email = 'link@example.test';
  const headers = { 'x-change-id': randomUUID() };
  const wanted = { email, domain: 'evil.example' };
  expect((await send(wanted, headers)).status).toBe(201);
  expect((await send(wanted, headers)).status).toBe(201);

  const text = await mailTo(open.shop, email);
  expect(text).toMatch(new RegExp(`http://cs\\.localhost:\\d+/conf/#/cart/\\?cart_id=${cartId}$`, 'm'));
  expect(text).not.toContain('evil.example');
});

it.each([
  ['a company', 'buyer=business', ['Celkem bez DPH', 'Celkem s DPH']],
  ['a private person', 'buyer=private', ['Celkem s DPH', 'Celkem bez DPH']],
])('tells prices first as the page of %s does [SHOP-07]', async (_, cookie, first) => {
  const email = `${randomUUID()}@example.test`;
  expect((await send({ email }, { cookie })).status).toBe(201);

  const text = unbound(await mailTo(open.shop, email));
  expect(firstNamed(text, first)).toEqual(first);
  expect(text).toMatch(cookie === 'buyer=business' ? /: [\d ,]+ Kč bez DPH \(/ : /: [\d ,]+ Kč s DPH \(/);
});

it('copies a cart that the copy does not follow; of an unknown or ordered one there is none [OPEN-Q-56, OPEN-Q-109]', async () => {
  const { kosikID, kosik_data } = await copyOf(cartId);
  expect(kosikID).not.toBe(cartId);
  expect(kosik_data).toMatchObject({ polozky: [{ mnozMj: 1 }] });

  const ordered = await open.shopper.newCart();
  await open.shopper.addStock(ordered);
  await open.shopper.pickUp(ordered);
  const copied = (await copyOf(ordered))['kosikID'] as string;
  await open.shopper.order(ordered, 'prevodem_1', 1);
  for (const gone of [ordered, 'A'.repeat(22), '../x']) expect(await copyOf(gone)).toMatchObject({ Err: 30 });
  expect(await send({ cart_id: ordered })).toMatchObject({ body: { Err: 30 } });
  expect((await open.shopper.cart('getCart', copied)).body).toMatchObject({ Err: 0, kosik_data: { polozky: [{}] } });
});

it('is forgotten with every other letter to an address when its holder asks for that', async () => {
  const email = 'Forgotten@example.test';
  await send({ email });
  const configuration = await open.shopper.newConfiguration();
  const fields = { name: 'Jana', email, note: '', type: 'O', route: '/', configuration, domain: 'cs.localhost' };
  expect((await open.shopper.post('/api/configuration', fields)).status).toBe(201);

  const erased = async (address: string) => {
    const { stdout } = await open.shop.operate('customers', 'erase', address, '--json');
    return (JSON.parse(stdout) as { erased: object }).erased;
  };
  expect(await erased(email.toLowerCase())).toMatchObject({ savedLetters: 1, cartLetters: 1 });
  expect(await erased(email)).toMatchObject({ savedLetters: 0, cartLetters: 0 });
});
