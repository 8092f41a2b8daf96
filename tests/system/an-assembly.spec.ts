import { mailTo } from '../harness/mail-to';
import { placedLines } from '../harness/order-outputs';
import type { Json } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** A balcony door, a window beside it and fixed glazing above both: from the configurator's calls to the ERP and back. */
const open = sharedShopAndShopper();
let authorization: Record<string, string>;
let id: string;
let product: Json;
let order: Json;

const email = 'sestava@example.test';
const texts = [
  'Balkonové dveře jednokřídlé 900 × 2 200, otevíravě-sklopné pravé, trojsklo 44 mm (4-16Ar-4-16Ar-4)',
  'Otevíravě-sklopné okno 1 200 × 1 400, otevíravě-sklopné pravé, trojsklo 36 mm (4-12Ar-4-12Ar-4)',
  'Pevné okno v rámu 2 120 × 500, pevné zasklení, trojsklo 36 mm (4-12Ar-4-12Ar-4)',
];
const couplings = ['Spojka S1: Statická spojka 20, 1 400 mm', 'Spojka S2: Statická spojka 20, 2 120 mm'];
const elements = [
  { product: 'B1', width: 900, height: 2200, place: 'beside', axes: [], areas: ['A1'] },
  { product: 'OS1', width: 1200, height: 1400, place: 'beside', axes: [], areas: ['A2'] },
  { product: 'F1', width: 2120, height: 500, place: 'above', axes: [], areas: ['A3'] },
];
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** What the shop knows of a configuration, without the names of this copy of it. */
async function productOf(configuration: string): Promise<Json> {
  const { body } = await open.shopper.configurator('getVyrobek', configuration);
  return Object.fromEntries(
    Object.entries(body).filter(([field]) => !['KonfiguraceID', 'revize', 'img'].includes(field)),
  );
}

async function changed(akce: string, fields: object): Promise<void> {
  const { body } = await open.shopper.configurator(akce, id, fields);
  expect(body).toMatchObject({ Err: 0 });
}

async function configured(): Promise<void> {
  id = await open.shopper.newConfiguration('B1');
  await changed('pridejPrvek', { umisteni: 'vpravo', vyrobekId: 'OS1', sirka: 1200, vyska: 1400 });
  await changed('pridejPrvek', { umisteni: 'nad', vyrobekId: 'F1', vyska: 500 });
  await changed('zmenSklo', { oblast: ['A2', 'A3'], sklo: 321 });
  await changed('addMrizkaToArea', { areaId: 'A2', mrizkaId: 603, mrizkaVarianta: '2x2' });
  await changed('zmenBarvu', { barvaIn: 'W', barvaOut: 'D03' });
}

beforeAll(async () => {
  authorization = { authorization: `Bearer ${await open.shop.erpToken()}` };
  await configured();
  product = await productOf(id);
  const cart = await open.shopper.addConfigured(id);
  await open.shopper.pickUp(cart);
  order = (await open.shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email })).body;
});

it('is one product with its elements, whose areas were changed by their ids [CFGDATA-09, WIRE-18]', () => {
  expect(product).toMatchObject({
    sestava_rozmer: '2120×2720',
    sestava: {
      prvky: [{ oblasti: ['A1'] }, { oblasti: ['A2'] }, { oblasti: ['A3'] }],
      spojky: [{ delka: 1400 }, { delka: 2120 }],
    },
    oblasti: [
      { oblast_id: 'A1', vypln: 323 },
      { oblast_id: 'A2', vypln: 321 },
      { oblast_id: 'A3', vypln: 321 },
    ],
  });
});

it.each([
  ['pridejPrvek', { umisteni: 'vpravo', vedle: 9, vyrobekId: 'OS1' }, 15],
  ['pridejPrvek', { umisteni: 'vpravo', vedle: 0, vyrobekId: 'OS1' }, 15],
  ['pridejPrvek', { umisteni: 'vlevo', vedle: 1, vyrobekId: 'E1' }, 15],
  ['pridejPrvek', { umisteni: 'vpravo', vedle: 'x', vyrobekId: 'OS1' }, 40],
  ['pridejPrvek', { umisteni: 'pod', vedle: 1, vyrobekId: 'OS1' }, 15],
  ['pridejPrvek', { umisteni: 'left', vedle: 1, vyrobekId: 'OS1' }, 15],
  ['posunPrvek', { prvek: 1, kam: 'vlevo' }, 15],
  ['posunPrvek', { prvek: 3, kam: 'vpravo' }, 15],
  ['posunPrvek', { prvek: 1, kam: 'nad' }, 15],
  ['posunPrvek', { prvek: 1, kam: 1 }, 40],
  ['zmenRozmer', { width: 2200, height: 2720, prvek: 3 }, 15],
  ['zmenRozmer', { width: 2200, height: 2720, prvek: 0 }, 15],
  ['zmenRozmer', { width: 9000, height: 2720, prvek: 2 }, 15],
  ['zmenRozmer', { width: 2200, height: 2720, prvek: [2] }, 40],
])(
  'refuses by %s what no element is or can be: %j, by %i, and changes nothing [WIRE-04] [CFGAPI-09]',
  async (akce, fields, fault) => {
    const { body } = await open.shopper.configurator(akce, id, fields);
    expect(body).toMatchObject({ Err: fault });
    expect(await productOf(id)).toEqual(product);
  },
);

it('is one line of the recap and of the mail, which name elements, sizes, openings, glass and couplings', async () => {
  const { body } = await open.shopper.get(`/api/order/${String(order['token'])}`);
  const [line] = body['items'] as { nazev: string; prvky_txt: string[]; spojky_txt: string[] }[];
  expect(line).toMatchObject({ nazev: 'Sestava ze tří prvků', sirka: 2120, vyska: 2720, sumZkl: 18_667 });
  expect(line!.prvky_txt.map(plainSpaces)).toEqual(texts);
  expect(line!.spojky_txt.map(plainSpaces)).toEqual(couplings);

  const mail = plainSpaces(await mailTo(open.shop, email));
  expect(mail).toContain('1 × Sestava ze tří prvků: 22 587,07 Kč s DPH (18 667,00 Kč bez DPH)');
  for (const size of ['2 120 × 2 720 mm', '900 × 2 200 mm', '1 200 × 1 400 mm', '2 120 × 500 mm'])
    expect(mail).toContain(size);
  for (const words of ['Prvek 2: Otevíravě-sklopné okno 1 200 × 1 400', ...couplings]) expect(mail).toContain(words);
});

it('names a sill once in the cart, with its colour, its size and below how many elements it runs, and what it costs [CARTDATA-08] [CARTDATA-12]', async () => {
  const row = await open.shopper.newAssembly('OS1', 2, { width: 900, height: 1300 });
  await open.shopper.configurator('pridejDoplnek', row, { oblast: ['A1', 'A2'], doplnekId: 751, barva: 'IP-BI' });
  const { body } = await open.shopper.cart('getCart', await open.shopper.addConfigured(row));
  const { polozky } = body['kosik_data'] as {
    polozky: { polozka_podpolozky: Json[]; poznam: { data_vyrobek: { data: Json } } }[];
  };
  const [{ polozka_podpolozky, poznam }] = polozky as [(typeof polozky)[0]];
  const sills = poznam.data_vyrobek.data['doplnky'] as { cenik_txt: string; cena: number }[];
  const { cena } = sills[0]!;
  expect(cena).toBeGreaterThan(0);
  expect(sills.map((sill) => ({ ...sill, cenik_txt: plainSpaces(sill.cenik_txt) }))).toEqual([
    {
      doplnek_txt: 'Vnitřní parapet',
      cenik_txt: 'PVC, bílá, 1 903 × 100 mm, krytky, v jednom kuse pod 2 prvky',
      ...{ cena, pocet_ks: 1, typ: 'parapet_vnitrni' },
    },
  ]);
  const sub = { nazev: 'vnitřní parapet PVC', cena_jedn: cena, cena, pocet_ks: 1, typ: 'parapet_vnitrni' };
  expect(polozka_podpolozky).toEqual([expect.objectContaining({ typ: 'klika' }), sub]);
});

it('is one line of the event, with product, size, axes and areas of every element, and the couplings', async () => {
  expect(await placedLines(open.shop, order['objednavkaID'])).toMatchObject([
    { product: 'SE', width: 2120, height: 2720, elements, couplings: [1802, 1802], net: 1_866_700 },
  ]);
});

it('comes to the ERP with what is manufactured: elements, glass, bars, colour, couplings', async () => {
  const { body } = await open.shopper.get(`/erp/v1/orders/${String(order['objednavkaID'])}`, authorization);
  const { lines } = body['order'] as { lines: { line: { offer: { configuration: Json } } }[] };
  expect(lines[0]!.line.offer.configuration).toMatchObject({
    colour: { inside: 'W', outside: 'D03' },
    areas: [
      { id: 'A1', opening: 'osp', glass: 323, bars: null },
      { id: 'A2', opening: 'osp', glass: 321, bars: { bars: 603, pattern: '2x2' } },
      { id: 'A3', opening: 'fix', glass: 321, bars: null },
    ],
    assembly: {
      elements,
      couplings: [1802, 1802],
    },
  });
});

it('is saved as a dated offer, and opened again it is the same [SAVE-05, WIRE-23]', async () => {
  const asked = { type: 'O', route: '/doplnky/', configuration: id, domain: 'cs.localhost' };
  const { body: saved } = await open.shopper.post('/api/configuration', asked);
  const { body: opened } = await open.shopper.get(`/api/configuration/${String(saved['id'])}`);
  expect(opened).toMatchObject({
    prvky: [{ vyrobek_id: 'SE', sirka: 2120, vyska: 2720, cena: 18_667, cena_dnes: 18_667 }],
  });
  expect(opened['configuration']).not.toBe(id);
  const again = await productOf(opened['configuration'] as string);
  expect(again).toEqual({ ...product, nabidka_do: opened['plati_do'] });
});
