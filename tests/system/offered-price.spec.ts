import { randomUUID } from 'node:crypto';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { type CartView, changeCart, createCart } from '@fenestra/contracts/http/cart';
import {
  changeConfiguration,
  createConfiguration,
  createPriceSnapshot,
  readConfiguration,
} from '@fenestra/contracts/http/configuration';
import { type OpenedQuote, openQuote, saveQuote } from '@fenestra/contracts/http/quotes';
import type { Change } from '@fenestra/domain/configuration/change';
import { comparePrices } from '@fenestra/domain/pricing/compare-prices';
import { shopById, type ShopId, shops } from '@fenestra/domain/shop/shops';
import { importDataVersion, activateDataVersion } from '@fenestra/server/cli/data-versions';
import { folderWith } from '@fenestra/testing/data-folder';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { shopPrices } from '@fenestra/testing/shop-data';
import { aCustomer, Pipeline } from './pipeline';

const ornament = 502;
const postcodes = { cs: '602 00', sk: '811 01', at: '1010', de: '10115', hu: '1051' };
const daySeconds = 86_400;
const versioned = (version: string) => ({
  'manifest.json': (text: string) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`),
});

describe('an offered price, from saving to the order', () => {
  let shop: Pipeline;
  let stores: Parameters<typeof importDataVersion>[3];

  beforeAll(async () => {
    shop = await Pipeline.start();
    stores = { catalogue: shop.configuration.db, 'price-list': shop.pricing.db };
  });
  afterAll(() => shop.close());
  /** Back to the prices of the start. */
  afterEach(async () => {
    await activateDataVersion('price-list', shopPrices().version, { now: shop.clock.now() }, stores);
    shop.clock.passSeconds(5);
  });

  const client = () => shop.configuration.client;
  const now = () => ({ now: shop.clock.now() });
  /** As operators do it: profiles cost a tenth more. */
  async function pricesRise(): Promise<void> {
    await using folder = await folderWith('price-list', {
      ...versioned(`dearer ${randomUUID()}`),
      'surcharges.json': (text) => text.replace('"222915": 100', '"222915": 110'),
    });
    expect(await importDataVersion('price-list', folder.folder, now(), stores)).toMatchObject({ done: true });
    shop.clock.passSeconds(5); // the services ask every two seconds
  }

  async function change(id: string, shopId: ShopId, wanted: Change) {
    return must(await client().call(changeConfiguration, { params: { id }, body: { shopId, change: wanted } }));
  }
  /** A window with a decor, and its price of today. */
  async function design(shopId: ShopId) {
    const body = { shopId, productId: 'OS1', stock: false };
    const { configurationId } = must(await client().call(createConfiguration, { body }));
    const { quote } = await change(configurationId, shopId, { kind: 'size', width: 1100, height: 1300 });
    return { configurationId, quote };
  }
  async function save(shopId: ShopId, configurationId: string): Promise<string> {
    const wanted = { configurationIds: [configurationId], type: 'O', route: '/doplnky/', changeId: randomUUID() };
    return must(await client().call(saveQuote, { body: { shopId, ...wanted } })).savedId;
  }
  async function open(shopId: ShopId, id: string, price: 'offered' | 'today' = 'offered'): Promise<OpenedQuote> {
    return must(await client().call(openQuote, { params: { id }, body: { shopId, price } }));
  }
  async function inCart(shopId: ShopId, configurationId: string, quantity: number): Promise<CartView> {
    const item = { kind: 'configured' as const, configurationId };
    const cart = must(await shop.cart.client.call(createCart, { body: { shopId, items: [{ item, quantity }] } }));
    const changes = [{ kind: 'delivery', delivery: { kind: 'pickup' } } as const];
    return must(await shop.cart.client.call(changeCart, { params: { id: cart.cartId }, body: { shopId, changes } }));
  }
  async function ordered(view: CartView) {
    const { method, share } = view.paymentOptions.find(({ refused, saving }) => refused === null && saving === 0)!;
    const data = aCustomer(view, method, share);
    const address = { ...data.address, postcode: postcodes[shopById(view.shopId).code] };
    const { token } = must(await shop.place(view, { ...data, address }));
    const order = await shop.read(token);
    const placed = (await emitted(shop.orders.db, orderPlaced)).find(({ cartId }) => cartId === view.cartId)!;
    return { order, placed };
  }

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'is what is paid in %s although a dearer price list went live meanwhile [SAVE-12, ORDER-01]',
    async (_, shopId) => {
      const { configurationId, quote } = await design(shopId);
      const cartBefore = await inCart(shopId, configurationId, 2);
      const savedId = await save(shopId, configurationId);
      await pricesRise();
      expect((await design(shopId)).quote.total).toBeGreaterThan(quote.total);
      shop.clock.passSeconds(13 * daySeconds);

      const opened = await open(shopId, savedId);
      const { configurationId: again, today } = opened.elements[0]!;
      expect(opened.holds).toBe(true);
      expect(today.total).toBeGreaterThan(quote.total);
      const view = await inCart(shopId, again, 2);
      expect(view.totals).toEqual({ ...cartBefore.totals, lines: view.totals.lines });

      const { order, placed } = await ordered(view);
      expect(order.lines.map(({ line }) => line.kind === 'configured' && line.offer.quote)).toEqual([quote]);
      expect(order.total).toBe(cartBefore.totals.gross);
      expect(placed).toMatchObject({
        total: cartBefore.totals.gross,
        lines: [{ quantity: 2, net: view.totals.lines[0]!.net }],
      });
    },
  );

  it('ends after its last day; the difference to the price of then adds up part by part', async () => {
    const { configurationId, quote } = await design(7);
    const savedId = await save(7, configurationId);
    await pricesRise();
    shop.clock.passSeconds(15 * daySeconds);

    const { holds, elements } = await open(7, savedId);
    const { configurationId: again, today, offer } = elements[0]!;
    expect([holds, offer.quote]).toEqual([false, quote]);
    const rows = comparePrices(offer.quote, today);
    const difference = rows.reduce((sum, { before, now }) => sum + now - before, 0);
    expect(difference).toBe(today.total - quote.total);
    expect(rows.filter(({ before, now }) => before !== now).map(({ key }) => key)).toEqual(['frame']);
    const [line] = (await inCart(7, again, 1)).lines;
    expect(line).toMatchObject({ kind: 'configured', offer: { quote: today } });
  });

  it('ends with a change of the product, and is there again when that is taken back', async () => {
    const { configurationId, quote } = await design(7);
    const savedId = await save(7, configurationId);
    await pricesRise();
    const { configurationId: id } = (await open(7, savedId)).elements[0]!;
    const { configuration } = must(await client().call(readConfiguration, { params: { id }, query: { shopId: '7' } }));

    const wider = await change(id, 7, { kind: 'size', width: 1200, height: 1300 });
    expect(wider.offerUntil).toBeUndefined();
    expect(must(await client().call(createPriceSnapshot, { params: { id }, body: { shopId: 7 } })).quote).toEqual(
      wider.quote,
    );
    await change(id, 7, { kind: 'restore', configuration });
    expect(must(await client().call(createPriceSnapshot, { params: { id }, body: { shopId: 7 } })).quote).toEqual(
      quote,
    );
  });

  it('is kept for a product of which a part was dropped; without it the product is repaired, and says so', async () => {
    const { configurationId } = await design(7);
    await change(configurationId, 7, { kind: 'ornament', areas: ['1'], ornament });
    const savedId = await save(7, configurationId);
    await using folder = await folderWith('catalogue', {
      ...versioned('without an ornament'),
      'ornaments.json': (text) =>
        JSON.stringify((JSON.parse(text) as { id: number }[]).filter(({ id }) => id !== ornament)),
    });
    expect(await importDataVersion('catalogue', folder.folder, now(), stores)).toMatchObject({ done: true });
    shop.clock.passSeconds(5);

    const [kept] = (await open(7, savedId)).elements;
    const as = await client().call(createPriceSnapshot, { params: { id: kept!.configurationId }, body: { shopId: 7 } });
    expect(must(as)).toMatchObject({ configuration: kept!.offer.configuration, quote: kept!.offer.quote });
    expect(kept).toMatchObject({ repaired: [], repairedToday: ['glass'], isMadeToday: true });

    const [repaired] = (await open(7, savedId, 'today')).elements;
    expect(repaired!.repaired).toEqual(['glass']);
    expect(repaired!.today).toEqual(kept!.today);
    const made = await client().call(createPriceSnapshot, {
      params: { id: repaired!.configurationId },
      body: { shopId: 7 },
    });
    expect(must(made)).toMatchObject({
      configuration: { catalogue: 'without an ornament', areas: [{ ornament: null }] },
      quote: repaired!.today,
    });
  });

  it('opens nothing of a product that is not made any more, and says which it was, once the price is over', async () => {
    const { configurationId } = await design(7);
    const savedId = await save(7, configurationId);
    await using folder = await folderWith('catalogue', {
      ...versioned('without OS1'),
      'products.json': (text) => text.replace(/("code": "OS1",[^}]*"offered": )true/, '$1false'),
    });
    expect(await importDataVersion('catalogue', folder.folder, now(), stores)).toMatchObject({ done: true });
    shop.clock.passSeconds(5);
    expect((await open(7, savedId)).elements).toMatchObject([{ isMadeToday: false }]);
    shop.clock.passSeconds(15 * daySeconds);

    const late = await client().call(openQuote, {
      params: { id: savedId },
      body: { shopId: 7, price: 'offered' },
    });
    expect(late).toMatchObject({ ok: false, reason: 'saved-unknown', details: { product: 'OS1' } });
  });
});
