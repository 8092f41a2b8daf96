import { mailTo } from '../harness/mail-to';
import { placedLines } from '../harness/order-outputs';
import type { Json } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** A window with a toplight in one frame, from its change on the wire to mail and event. */
const open = sharedShopAndShopper();
let id: string;

const email = 'nadsvetlik@example.test';
const sizes = (light: number) => [
  { oblast_id: '1', sirka: 1000, vyska: 1800 - light },
  { oblast_id: '2', sirka: 1000, vyska: light },
];
const change = async (akce: string, fields: object) => (await open.shopper.configurator(akce, id, fields)).body;

beforeAll(async () => {
  id = await open.shopper.newConfiguration('OS1N');
});

it('takes heights that add up, and tells the light with the other fields [CFGAPI-09] [OPEN-Q-117]', async () => {
  expect(await change('zmenDetailRozmer', { rozmery: sizes(500) })).toMatchObject({
    Err: 0,
    svetlik: { umisteni: 'nad', vyska: 500 },
    oblasti: [
      { oblast_id: '1', sirka: 1000, vyska: 1300 },
      { oblast_id: '2', sirka: 1000, vyska: 500 },
    ],
  });
  expect(await change('zmenOtevirani', { oblast: '2', otevirani: 's' })).toMatchObject({ Err: 0 });
});

it('refuses a light that is too low for its sash, and says how high it has to be', async () => {
  const refused = await change('zmenDetailRozmer', { rozmery: sizes(373) });
  expect(refused).toMatchObject({ Err: 15, ErrText: expect.stringContaining('aspoň 374 mm') as string });
});

it.each([
  ['without the light', [{ oblast_id: '1', sirka: 1000, vyska: 1800 }]],
  ['twice the same field', [sizes(500)[1], sizes(500)[1]]],
  ['rows that do not add up', [sizes(500)[0], sizes(400)[1]]],
  ['a light narrower than the frame', [sizes(500)[0], { ...sizes(500)[1], sirka: 900 }]],
  ['a light below zero', sizes(-1)],
  ['a light as high as the frame', sizes(1800)],
  ['a field that is not there', [...sizes(500), { oblast_id: '3', sirka: 1000, vyska: 0 }]],
  ['half millimetres', sizes(400.5)],
])('refuses %s, and the light stays as it is [OPEN-Q-117]', async (_what, rozmery) => {
  expect(await change('zmenDetailRozmer', { rozmery })).toMatchObject({ Err: 15 });
  expect(await change('getVyrobek', {})).toMatchObject({ svetlik: { vyska: 500 } });
});

it('names the light in cart and mail, and the axis of its transom in the event', async () => {
  const cart = await open.shopper.addConfigured(id);
  await open.shopper.pickUp(cart);
  const { body } = await open.shopper.cart('getCart', cart);
  expect(JSON.stringify(body)).toContain('nadsvětlík 500 mm, sklopné');
  const order: Json = (await open.shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email })).body;
  expect(await mailTo(open.shop, email)).toContain('nadsvětlík 500 mm, sklopné');

  expect(await placedLines(open.shop, order['objednavkaID'])).toMatchObject([
    { product: 'OS1N', width: 1000, height: 1800, transomFromTop: 500 },
  ]);
});

it('tells the light of a door with its own glass, paid for beside the filling [DOOR-01] [GLASS-03]', async () => {
  const door = await open.shopper.newConfiguration('E1N');
  const chosen = async (akce: string, fields: object) =>
    expect((await open.shopper.configurator(akce, door, fields)).body).toMatchObject({ Err: 0 });
  await chosen('zmenVypln', { vyplnId: 704 });
  await chosen('zmenSklo', { oblast: ['1'], sklo: 324 });
  await chosen('zmenSklo', { oblast: ['2'], sklo: 325 });
  await chosen('zmenPrah', { prahId: 1511 });
  const cart = await open.shopper.addConfigured(door);
  await open.shopper.pickUp(cart);
  const { body } = await open.shopper.cart('getCart', cart);
  const { polozky } = body['kosik_data'] as { polozky: { poznam: { data_vyrobek: { data: Json } } }[] };
  expect(polozky[0]!.poznam.data_vyrobek.data).toMatchObject({
    svetlik_txt: expect.stringMatching(/^nadsvětlík 400\smm, pevné zasklení, trojsklo 46 mm/) as string,
    vypln: 'trojsklo 48 mm (4-18Ar-4-18Ar-4)',
  });
  const order: Json = (await open.shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email })).body;
  const [line] = await placedLines<Json>(open.shop, order['objednavkaID']);
  expect(line).toMatchObject({ product: 'E1N', transomFromTop: 400, door: { filling: 704, threshold: 1511 } });
  const paid = line!['priceOfPiece'] as { part: string; net: number }[];
  expect(paid.map(({ part }) => part)).toEqual(expect.arrayContaining(['frame', 'filling', 'glass']));
});

it('joins a door with a toplight to a window, and the cart tells it with the door [CFGDATA-03]', async () => {
  const whole = await open.shopper.newConfiguration('B1N');
  expect(
    (await open.shopper.configurator('pridejPrvek', whole, { umisteni: 'vpravo', vyrobekId: 'OS1' })).body,
  ).toMatchObject({ sestava: { prvky: [{ svetlik: { umisteni: 'nad', vyska: 400 } }, { vyrobek_id: 'OS1' }] } });
  const cart = await open.shopper.addConfigured(whole);
  await open.shopper.pickUp(cart);
  const { body } = await open.shopper.cart('getCart', cart);
  expect(JSON.stringify(body)).toMatch(
    /Balkonové dveře s nadsvětlíkem 900\s×\s2\s600, nadsvětlík 400\smm, pevné zasklení/,
  );
});
