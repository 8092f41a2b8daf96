import { mailTo } from '../harness/mail-to';
import { placedLines } from '../harness/order-outputs';
import type { Answer, Json } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** Two entrance doors, one glazed and one solid: what cart, mail and event say of them. */
const open = sharedShopAndShopper();
let lines: Json[];
let prices: number[];
let labelled: Answer;
let turned: Answer;
let order: Json;

const email = 'dvere@example.test';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const itemsOf = async (cart: string): Promise<CartLine[]> =>
  ((await open.shopper.cart('getCart', cart)).body['kosik_data'] as { polozky: CartLine[] }).polozky;

async function configured(product: string, changes: readonly (readonly [akce: string, fields: object])[]) {
  const id = await open.shopper.newConfiguration(product);
  for (const [akce, fields] of changes) {
    const { body } = await open.shopper.configurator(akce, id, fields);
    expect(body).toMatchObject({ Err: 0 });
  }
  return id;
}

beforeAll(async () => {
  const glazed = await configured('E2', [
    ['zmenOtevirani', { oblast: '1', otevirani: 'dsxz' }],
    ['zmenVypln', { vyplnId: 704 }],
    ['zmenSklo', { oblast: [], sklo: 324 }],
    ['zmenZamek', { zamekId: 763 }],
    ['zmenPrah', { prahId: 1511 }],
    ['zmenMistnost', { mistnost: 'Předsíň' }],
  ]);
  const cart = await open.shopper.addConfigured(await configured('E1', []), await open.shopper.addConfigured(glazed));
  await open.shopper.pickUp(cart);
  const second = (await itemsOf(cart))[1]!.id;
  labelled = await open.shopper.cart('polozkyObchDokladu', cart, {
    polozkyObchDokladu: [{ id: second, mistnost: 'Garáž & sklep' }],
  });
  turned = await open.shopper.cart('polozkyObchDokladu', cart, {
    polozkyObchDokladu: [{ id: second, mistnost: 'a\u202Eb' }],
  });
  const polozky = await itemsOf(cart);
  lines = polozky.map(({ poznam }) => poznam.data_vyrobek.data);
  prices = polozky.map(({ cenaMj }) => cenaMj);
  order = (await open.shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email })).body;
});

it('names opening, filling, lock and sill in the cart, and glass only where the filling has some [DOOR-01] [DOOR-02]', () => {
  expect(lines).toMatchObject([
    {
      otevirani_txt:
        'křídlo 1 vlevo: otevíravé ven, panty vlevo, bez kliky; křídlo 2 vpravo: otevíravé ven, panty vpravo, klika vlevo; pohled zevnitř',
      vypln_dveri_txt: 'svislé sklo uprostřed',
      vypln: 'trojsklo 48 mm (4-18Ar-4-18Ar-4)',
      zamek_txt: 'pětibodový automatický hákový zámek',
      prah_txt: 'hliníkový práh s přerušeným mostem 20 mm',
    },
    {
      otevirani_txt: 'otevíravé dovnitř, panty vpravo, klika vlevo, pohled zevnitř',
      vypln_dveri_txt: 'plná hladká',
      vypln: '',
      ramecek: '',
      zamek_txt: 'tříbodový válečkový zámek',
      prah_txt: 'hliníkový práh s přerušeným mostem 20 mm', // from the start [SILL-02]
    },
  ]);
});

it('keeps the label of a line, from the configurator or changed in the cart, at the same price', async () => {
  expect(labelled.body).toMatchObject({ Err: 0 });
  expect(turned.body).not.toMatchObject({ Err: 0 });
  expect(lines.map(({ mistnost }) => mistnost)).toEqual(['Předsíň', 'Garáž & sklep']);

  const { body } = await open.shopper.get(`/api/order/${String(order['token'])}`);
  expect(body['items']).toMatchObject([{ mistnost: 'Předsíň' }, { mistnost: 'Garáž & sklep' }]);
  expect(await mailTo(open.shop, email)).toMatch(/Předsíň[^]*Garáž & sklep/);
});

it('tells the mail what each part of a door is and costs, down to the price of one piece [DOOR-02]', async () => {
  const mail = plain(await mailTo(open.shop, email));
  expect(mail).toContain('Výplň dveří: svislé sklo uprostřed, trojsklo 48 mm (4-18Ar-4-18Ar-4), ');
  expect(mail).toContain('Výplň dveří: plná hladká, v ceně');
  expect(mail).toMatch(/Zámek: pětibodový automatický hákový zámek, 2 964,50 Kč/);
  expect(mail.match(/Jeden kus, [\d ]+,\d\d Kč/g)).toHaveLength(2);
});

it('comes as an event that names opening, filling, lock, handle and sill of each door, and the parts of its price', async () => {
  const placed = await placedLines<PlacedLine>(open.shop, order['objednavkaID']);
  expect(placed.map(({ room }) => room)).toEqual(['Předsíň', 'Garáž & sklep']);
  expect(placed.map(({ door }) => door)).toEqual([
    { opening: 'dsxz', filling: 704, lock: 763, handle: 655, threshold: 1511 },
    { opening: 'dp', filling: 701, lock: 761, handle: 655, threshold: 1511 },
  ]);
  const sums = placed.map(({ priceOfPiece }) => priceOfPiece.reduce((sum, part) => sum + part.net, 0));
  expect(sums).toEqual(prices.map((price) => Math.round(price * 100)));
});

type CartLine = { id: string; cenaMj: number; poznam: { data_vyrobek: { data: Json } } };
type PlacedLine = { room: string; door: Json; priceOfPiece: { part: string; net: number }[] };
