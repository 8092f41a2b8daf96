import { shopCatalogue } from '@fenestra/testing/shop-data';
import { mailTo } from '../harness/mail-to';
import type { Json } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** Every product of the catalogue on its way from the configurator through cart and order to the mail and the ERP. */
const open = sharedShopAndShopper();

const products = shopCatalogue()
  .data.products.filter(({ offered }) => offered)
  .map(({ code, names, size }) => ({ code, name: names.cs, size }));
type Item = { nazev: string; sirka: number; vyska: number };

async function changed(id: string, akce: string, fields: object): Promise<Json> {
  const { body } = await open.shopper.configurator(akce, id, fields);
  expect(body).toMatchObject({ Err: 0 });
  return body;
}

async function ordered(ids: readonly string[], email: string): Promise<Item[]> {
  let cart = '';
  for (const id of ids) cart = await open.shopper.addConfigured(id, cart);
  await open.shopper.pickUp(cart);
  const { body } = await open.shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email });
  const order = (await open.shopper.get(`/api/order/${String(body['token'])}`)).body;
  return order['items'] as Item[];
}

it('is ordered under its name and size, and named so in the mail', async () => {
  const ids: string[] = [];
  for (const { code } of products) ids.push(await open.shopper.newConfiguration(code));
  const items = await ordered(ids, 'vse@example.test');

  expect(items.map(({ nazev, sirka, vyska }) => [nazev, sirka, vyska])).toEqual(
    products.map(({ name, size }) => [name, ...size]),
  );
  const mail = (await mailTo(open.shop, 'vse@example.test')).replaceAll('\u00a0', ' ');
  for (const { name } of products) expect(mail).toContain(name);
});

it('as a door has its opening, filling, lock and sill from the wire [DOOR-02, OPEN-08, WIRE-17, WIRE-18]', async () => {
  const id = await open.shopper.newConfiguration('E2');
  await changed(id, 'zmenOtevirani', { oblast: '1', otevirani: 'dsxz' });
  await changed(id, 'zmenVypln', { vyplnId: 704 });
  await changed(id, 'zmenZamek', { zamekId: 763 });
  const door = await changed(id, 'zmenPrah', { prahId: 1511 });
  expect(door).toMatchObject({
    vypln_id: 704,
    vypln_txt: 'svislé sklo uprostřed',
    zamek: 763,
    zamek_txt: 'pětibodový automatický hákový zámek',
    profily: { prah: 1511 },
    oblasti: [{ otevirani: 'dsxz' }],
  });
  const locks = (await changed(id, 'ciselnikZamky', {}))['data'] as { id: number; vybrano: boolean; rozdil: number }[];
  expect(locks.map(({ id: lock, vybrano, rozdil }) => [lock, vybrano, rozdil])).toEqual([
    [761, false, -2450],
    [762, false, -1560],
    [763, true, 0],
  ]);
});

it('with hands is mirrored on the wire, and twice is as it was', async () => {
  const id = await open.shopper.newConfiguration('P2');
  const mirrored = await changed(id, 'zmenZrcadlove', {});
  expect(mirrored).toMatchObject({ zrcadlove: true, oblasti: [{ otevirani: 'psp' }, { otevirani: 'fix' }] });
  const again = await changed(id, 'zmenZrcadlove', {});
  expect(again).toMatchObject({ zrcadlove: false, oblasti: [{ otevirani: 'fix' }, { otevirani: 'psl' }] });
});
