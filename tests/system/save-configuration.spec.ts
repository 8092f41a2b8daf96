import { randomUUID } from 'node:crypto';
import { firstNamed, mailTo } from '../harness/mail-to';
import { unbound } from '../harness/unbound';
import { sharedShopAndShopper } from './shop-and-shopper';

const open = sharedShopAndShopper();
let right: Record<string, unknown>;

beforeAll(async () => {
  const made = await open.shopper.post('/conf/api/dist/getNewID.php', { productId: 'OS1', shopId: 7, sklad: 'false' });
  const { id } = made.body as { id: string };
  const reader = { name: 'Jana', email: 'jana@example.test', note: '' };
  right = { ...reader, type: 'O', route: '/doplnky/', configuration: id, domain: 'cs.localhost' };
});

const save = (change: object, headers: Record<string, string> = {}) =>
  open.shopper.post('/api/configuration', { ...right, ...change }, headers);

it.each([
  ['no address', { email: '' }, 400],
  ['no name', { name: ' ' }, 400],
  ['an address that is none', { email: 'jana' }, 400],
  ['two addresses', { email: 'a@example.test,b@example.test' }, 400],
  ['a name that is no text', { name: 7 }, 400],
  ['a note without end', { note: 'x'.repeat(2_001) }, 400],
  ['a route to another page', { route: '//elsewhere.example/' }, 400],
  ['a route that is none', { route: 'javascript:alert(1)' }, 400],
  ['no configuration', { configuration: [] }, 400],
  ['more elements than a project has', { configuration: Array<string>(21).fill('A'.repeat(22)) }, 400],
  ['an unknown configuration', { configuration: 'A'.repeat(22) }, 404],
  ['an id that is none', { configuration: '../../etc' }, 404],
  ['nobody to write to', { name: '', email: '' }, 201],
  ['a note that is null', { note: null }, 201],
])('takes or refuses what asks to save %s [WIRE-24, SAVE-02]', async (_, change, status) => {
  expect((await save(change)).status).toBe(status);
});

it.each([
  [
    { name: ' ', email: 'jana' },
    { name: 'Musí být vyplněno', email: 'E-mail není platný.' },
  ],
  [{ email: '' }, { email: 'Musí být vyplněno' }],
])('says at which field %j is wrong [WIRE-24] [SAVE-02]', async (change, fields) => {
  expect((await save(change)).body).toEqual({ Err: 15, ErrText: 'Formulář obsahuje chyby', fields });
});

it('the link leads to the shop itself, whatever the caller says of domain and route [OPEN-Q-19]', async () => {
  const { body } = await save({ domain: 'evil.example' });

  expect((body as { odkaz: string }).odkaz).toMatch(/^http:\/\/cs\.localhost:\d+\/conf\/#\/doplnky\/\?configuration=/);
});

describe('an offer that is saved already [WIRE-24] [SAVE-05]', () => {
  type Saved = { id: string; cislo: string; odkaz: string };
  const saved = async () => (await save({ name: '', email: '' })).body as Saved;

  it('is mailed under the id, number and link that it has', async () => {
    const offer = await saved();
    const email = `${randomUUID()}@example.test`;
    const { status, body } = await save({ email, nabidka: offer.id });

    expect(status).toBe(201);
    expect(body).toMatchObject(offer);
    expect(await mailTo(open.shop, email)).toContain(`?configuration=${offer.id}`);
  });

  it.each([
    ['nobody to write to', { name: '', email: '' }, 400],
    ['the id of none', { nabidka: 'A'.repeat(22) }, 404],
    ['an id that is none', { nabidka: '../../etc' }, 404],
  ])('is not mailed with %s', async (_, change, status) => {
    expect((await save({ nabidka: (await saved()).id, ...change })).status).toBe(status);
  });
});

it.each([
  ['a company', 'buyer=business', ['Cena bez DPH', 'Cena s DPH 21 %']],
  ['a private person', 'buyer=private', ['Cena s DPH 21 %', 'Cena bez DPH']],
])('the mail tells prices first as the page of %s does [SHOP-07]', async (_, cookie, first) => {
  const email = `${randomUUID()}@example.test`;
  expect((await save({ email }, { cookie })).status).toBe(201);

  expect(firstNamed(unbound(await mailTo(open.shop, email)), first)).toEqual(first);
});

describe('the project of a cart [SAVE-12, WIRE-44]', () => {
  const add = async (products: object[], cart = '') =>
    (await open.shopper.post('/api/v1/cart/add', { products }, { 'x-cart-id': cart })).body as {
      id: string;
      items: object[];
    };
  const opened = async (id: string) =>
    (await open.shopper.get(`/api/configuration/${id}`)).body as { prvky: Record<string, unknown>[] };

  it('holds its lines in their order, each with its pieces, and goes back into a cart like that', async () => {
    const configurationId = right['configuration'] as string;
    const line = (mnozMj: number) => ({ cenikCode: 'OS1', configurationId, mnozMj });
    const cart = await add([line(3), line(1)]);
    const { id } = (await save({ kosik: cart.id })).body as { id: string };

    const { prvky } = await opened(id);
    expect(prvky.map(({ ks, cena }) => [ks, cena])).toEqual([
      [3, 4920],
      [1, 4920],
    ]);
    const again = await add(
      prvky.map(({ cenik, configuration, ks }) => ({
        cenikCode: cenik,
        configurationId: configuration,
        mnozMj: ks,
      })),
    );
    expect(again.items).toMatchObject([{ mnozMj: 3 }, { mnozMj: 1 }]);
  });

  it('ends with the first of its lines, which the cart says', async () => {
    const line = { cenikCode: 'OS1', configurationId: right['configuration'] };
    const cart = await add([line]);
    const { body } = await open.shopper.cart('getCart', cart.id);
    const { nabidka_do } = body['kosik_data'] as { nabidka_do: string };
    const { id } = (await save({ kosik: cart.id })).body as { id: string };

    expect(nabidka_do).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await open.shopper.get(`/api/configuration/${id}`)).body).toMatchObject({ plati_do: nabidka_do });
  });

  it('is the first one for a repeat of the request, though the cart has changed meanwhile', async () => {
    const line = { cenikCode: 'OS1', configurationId: right['configuration'] };
    const cart = await add([line]);
    const { body } = await open.shopper.cart('getCart', cart.id);
    const { revize } = body['kosik_data'] as { revize: number };
    const headers = { 'x-change-id': randomUUID(), 'x-revision': String(revize) };
    const saveCart = async () =>
      (await open.shopper.post('/api/configuration', { ...right, kosik: cart.id }, headers)).body as { id: string };
    const first = await saveCart();
    await add([line], cart.id);

    expect(first.id).toMatch(/^[\w-]{22}$/);
    expect((await saveCart()).id).toBe(first.id);
  });

  it('is refused for a cart that is unknown, or another than the open.shopper saw', async () => {
    const { id } = await add([{ cenikCode: 'OS1', configurationId: right['configuration'] }]);
    const statuses = [
      (await save({ kosik: 'A'.repeat(22) })).status,
      (await save({ kosik: '../x' })).status,
      (await open.shopper.post('/api/configuration', { ...right, kosik: id }, { 'x-revision': '7' })).status,
    ];
    expect(statuses).toEqual([404, 404, 400]);
  });
});

it.each(['A'.repeat(22), 'x', '%00'])('the saved configuration %j is unknown [WIRE-23, OPEN-Q-18]', async (id) => {
  expect((await open.shopper.get(`/api/configuration/${id}`)).status).toBe(404);
  expect((await open.shopper.get(`/api/configuration/${id}/nabidka.pdf`)).status).toBe(404);
});
