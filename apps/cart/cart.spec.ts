import type { Change } from '@fenestra/domain/configuration/change';
import { randomUUID } from 'node:crypto';
import { StockClient } from '@fenestra/clients/service-clients';
import { configuration } from '@fenestra/configuration/service';
import type { InputOf } from '@fenestra/contracts/endpoint';
import { orderPlaced } from '@fenestra/contracts/events/order';
import {
  addLines,
  type CartChange,
  type CartView,
  changeCart,
  closeCarts,
  createCart,
  lockCart,
  readCart,
  unlockCart,
} from '@fenestra/contracts/http/cart';
import { changeConfiguration, createConfiguration, readConfiguration } from '@fenestra/contracts/http/configuration';
import { setStock } from '@fenestra/contracts/http/stock';
import type { Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import { pricing } from '@fenestra/pricing/service';
import { stock } from '@fenestra/stock/service';
import { publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { deadlineIn, eventually } from '@fenestra/testing/time';
import { Carts } from './cart.table';
import { CartConfig } from './config';
import { PurgeCarts } from './purge-carts.job';
import type { CartContent } from './cart.entity';
import { StockAvailability } from './stock-availability';
import { checkCartSize, maxCartBytes } from './cart-size-limit';
import { cart } from './service';

const daySeconds = 86_400;

type Item = InputOf<typeof addLines>['body']['items'][number]['item'];

describe('carts, with the real services around them', () => {
  let around: TestServices<'cart' | 'configuration' | 'pricing' | 'stock'>;
  let own: TestService;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration, stock, cart });
    own = around.cart;
    await setPieces(1005, 10);
  });
  afterAll(() => around.close());

  const setPieces = (product: number, pieces: number) =>
    around.stock.client.call(setStock, { params: { product: String(product) }, body: { pieces } });

  async function newCart(shopId: ShopId = 7): Promise<string> {
    return must(await own.client.call(createCart, { body: { shopId } })).cartId;
  }
  async function newWindow(shopId: ShopId = 7, productId = 'OS1'): Promise<string> {
    const body = { shopId, productId, stock: false };
    return must(await around.configuration.client.call(createConfiguration, { body })).configurationId;
  }
  const resized = async (id: string, width: number) => {
    const body = { shopId: 7, change: { kind: 'size', width, height: 600 } } as const;
    must(await around.configuration.client.call(changeConfiguration, { params: { id }, body }));
  };
  const readWindow = async (id: string) =>
    must(await around.configuration.client.call(readConfiguration, { params: { id }, query: { shopId: '7' } }));
  const add = (id: string, item: Item, quantity = 1, rest: object = {}) =>
    own.client.call(addLines, { params: { id }, body: { shopId: 7, items: [{ item, quantity }], ...rest } });
  const addWindow = async (id: string) => add(id, { kind: 'configured', configurationId: await newWindow() });
  const addStock = (id: string, quantity = 1) => add(id, { kind: 'stock', product: 1005 }, quantity);
  const change = (id: string, ...changes: CartChange[]) =>
    own.client.call(changeCart, { params: { id }, body: { shopId: 7, changes } });
  const read = (id: string, shopId = '7') => own.client.call(readCart, { params: { id }, query: { shopId } });
  const hold = (id: string, idempotencyKey: string) =>
    own.client.call(lockCart, { params: { id }, body: { shopId: 7 }, idempotencyKey });
  const release = (id: string, idempotencyKey: string) =>
    own.client.call(unlockCart, { params: { id }, body: { shopId: 7 }, idempotencyKey });

  it('has the tables that its entities describe', async () => {
    expect(await schemaDrift(cart)).toEqual([]);
  });

  it('starts empty, as a cart of its shop only [CART-17, OPEN-Q-14]', async () => {
    const id = await newCart();

    expect(must(await read(id))).toMatchObject({ revision: 1, lines: [], stockOnly: true, totals: { gross: 0 } });
    expect(await read(id, '6')).toMatchObject({ ok: false, reason: 'cart-unknown' });
  });

  it('takes a configured window with its price and the technical control [CART-22, SERV-03]', async () => {
    const filled = must(await addWindow(await newCart()));

    expect(filled).toMatchObject({ stockOnly: false, technicalControl: true, revision: 2 });
    expect(filled.totals).toMatchObject({ products: 4_920_00, services: 0, vatPercent: 21, currency: 'CZK' });
    expect(filled.totals.gross).toBe(filled.totals.netAfterDiscount + filled.totals.vat);
  });

  it('keeps the price and the size that were offered', async () => {
    const configurationId = await newWindow();
    const id = await newCart();
    await add(id, { kind: 'configured', configurationId });
    await resized(configurationId, 600);

    expect(must(await read(id)).totals.products).toBe(4_920_00);
  });

  it('is there with its first lines, or not at all when one of them is refused [CART-17]', async () => {
    const count = async () => (await own.db.query<[{ n: string }]>('SELECT count(*) AS n FROM cart'))[0].n;
    const create = (...items: Item[]) =>
      own.client.call(createCart, { body: { shopId: 7, items: items.map((item) => ({ item, quantity: 2 })) } });
    const window: Item = { kind: 'configured', configurationId: await newWindow() };
    const filled = must(await create(window, { kind: 'stock', product: 1005 }));

    expect(filled).toMatchObject({ revision: 3, technicalControl: true, lines: [{ quantity: 2 }, { quantity: 2 }] });
    expect(must(await read(filled.cartId))).toEqual(filled);

    const before = await count();
    expect(await create(window, { kind: 'stock', product: 4711 })).toMatchObject({ reason: 'item-unknown' });
    expect(await create({ ...window, replaces: randomUUID() })).toMatchObject({ reason: 'line-unknown' });
    expect(await create(window, { kind: 'configured', configurationId: 'A'.repeat(22) })).toMatchObject({
      reason: 'configuration-unknown',
    });
    expect(await count()).toBe(before);
  });

  it('holds what is made to measure, from stock and by the piece [SHOP-03]', async () => {
    const id = await newCart();
    await add(id, { kind: 'configured', configurationId: await newWindow() });
    await addStock(id, 1);
    const { lines } = must(await add(id, { kind: 'accessory', accessory: 801 }));

    expect(lines.map(({ kind }) => kind)).toEqual(['configured', 'stock', 'accessory']);
  });

  it('joins pieces of the same stock product in one line [CART-23]', async () => {
    const id = await newCart();
    await addStock(id, 1);
    const { lines, totals, available } = must(await addStock(id, 2));

    expect(lines).toMatchObject([{ kind: 'stock', quantity: 3, net: 3_990_00 }]);
    expect(totals.products).toBe(3 * 3_990_00);
    expect(available).toEqual({ 1005: 10 });
  });

  it('takes the configuration of a stock product as that product, at its price [OPEN-Q-03]', async () => {
    const body = { shopId: 7, productId: '1005', stock: true } as const;
    const { configurationId } = must(await around.configuration.client.call(createConfiguration, { body }));
    const id = await newCart();
    await addStock(id, 1);

    expect(must(await add(id, { kind: 'configured', configurationId }))).toMatchObject({
      stockOnly: true,
      lines: [{ kind: 'stock', quantity: 2, product: { product: 1005 }, net: 3_990_00 }],
      totals: { products: 2 * 3_990_00 },
    });
  });

  describe('a stock product with accessories', () => {
    const blind: Change = { kind: 'add-accessory', areas: [], accessory: 721, colour: 'ZA-01' };

    async function withBlind(): Promise<Item> {
      const { configuration: service } = around;
      const body = { shopId: 7, productId: '1005', stock: true } as const;
      const { configurationId } = must(await service.client.call(createConfiguration, { body }));
      const call = { params: { id: configurationId }, body: { shopId: 7 as const, change: blind } };
      must(await service.client.call(changeConfiguration, call));
      return { kind: 'configured', configurationId };
    }

    test('stays stock and costs its stock price plus the accessories [CART-23, SERV-04]', async () => {
      const id = await newCart();
      const cart = must(await add(id, await withBlind(), 2));
      const [line] = cart.lines;
      if (line?.kind !== 'stock' || !line.accessories) throw new Error('the line has no accessories');

      expect(line.accessories.net).toBeGreaterThan(0);
      expect(line.accessories.parts.reduce((sum, { net }) => sum + net, 0)).toBe(line.accessories.net);
      expect(line).toMatchObject({ product: { product: 1005 }, quantity: 2, net: 3_990_00 + line.accessories.net });
      expect(line.product.configuration.areas[0]!.accessories).toMatchObject([{ kind: 'blind', accessory: 721 }]);
      expect(line.accessories.offerId).toEqual(expect.any(String));
      expect(cart).toMatchObject({ stockOnly: true, technicalControl: false });
      expect(cart.totals).toMatchObject({ products: 2 * 3_990_00, accessories: 2 * line.accessories.net });
      expect(cart.paymentOptions.every(({ forStock }) => forStock)).toBe(true);
      expect(cart.available).toMatchObject({ 1005: 10 });
    });

    test('is a line of its own and counts for the pieces in stock [CART-23, CART-33]', async () => {
      const id = await newCart();
      await addStock(id, 6);
      const item = await withBlind();
      const { lines } = must(await add(id, item, 4));

      expect(lines.map(({ quantity }) => quantity)).toEqual([6, 4]);
      expect(await add(id, await withBlind())).toMatchObject({ ok: false, reason: 'quantity-refused' });
    });

    test('is renewed at the prices of the day with its accessories', async () => {
      const id = await newCart();
      const { lines } = must(await add(id, await withBlind()));
      const path = '{lines,0,priceList}';
      await own.db.query(`UPDATE cart SET content = jsonb_set(content, '${path}', '"before"') WHERE id = $1`, [id]);
      await own.db.query(
        `UPDATE cart SET content = jsonb_set(jsonb_set(content, '{lines,0,net}', '1'), '{lines,0,accessories,net}', '0') WHERE id = $1`,
        [id],
      );
      own.clock.passSeconds(20 * 86_400);

      const { line: _, offerUntil: __, ...before } = lines[0] as Extract<(typeof lines)[number], { kind: 'stock' }>;
      expect(must(await read(id)).lines).toMatchObject([before]);
    });
  });

  it.each([
    ['a window', 'OS1', 222300],
    ['entrance doors', 'E1', 222745],
    ['doors', 'D1', 222745],
  ])(
    'moves %s %s in the stock execution 222857 to profile %i, at the same price: no line is left over [CART-29] [CART-30] [OPEN-Q-58]',
    async (_, product, profile) => {
      const id = await newCart();
      const item = { kind: 'configured', configurationId: await newWindow(7, product) } as const;
      const before = must(await add(id, item)).totals;
      const path = '{lines,0,offer,configuration,profile}';
      await own.db.query(`UPDATE cart SET content = jsonb_set(content, '${path}', '222857') WHERE id = $1`, [id]);

      const { lines, totals } = must(await read(id));
      expect(lines).toMatchObject([{ offer: { configuration: { profile } } }]);
      expect(totals).toEqual(before);
    },
  );

  it('keeps the catalogue by which an accessory was sold, so that its name stays', async () => {
    const [line] = must(await add(await newCart(), { kind: 'accessory', accessory: 801 }, 2)).lines;

    expect(line).toMatchObject({ accessory: 801, quantity: 2, catalogue: shopCatalogue().version });
  });

  describe('accessories', () => {
    const tape: Item = { kind: 'accessory', accessory: 804 };
    const foam: Item = { kind: 'accessory', accessory: 801 };

    it('by the metre stay broken, also when they join; pieces are cut to whole ones [CART-24] [OPEN-Q-100]', async () => {
      const id = await newCart();
      await add(id, tape, 2.5);
      await add(id, tape, 1.2);
      const { lines, totals } = must(await add(id, foam, 2.9));

      expect(lines).toMatchObject([
        { quantity: 3.7, unit: 'metre' },
        { quantity: 2, unit: 'piece' },
      ]);
      expect(totals).toMatchObject({ others: 24_00 * 3.7 + 145_00 * 2 });
      expect(must(await read(id))).toMatchObject({ lines, totals });
    });

    it('count for the weight, and so for the delivery [DELIV-04]', async () => {
      const id = await newCart();
      await add(id, foam, 900);
      const toBrno = { kind: 'delivery', delivery: { kind: 'delivery', region: 157 } } as const;

      expect(must(await change(id, toBrno)).totals).toMatchObject({
        weightKg: 855,
        delivery: (490 + 15 * 40) * 100, // 15 steps of 50 kg above the first 150
      });
    });

    it('change quantity and dimension together, if they are what the caller takes them for [WIRE-36]', async () => {
      const id = await newCart();
      const { line } = must(await add(id, tape, 2)).lines[0]!;
      const wanted = { kind: 'quantity', line, quantity: 4.25 } as const;

      expect(must(await change(id, { ...wanted, item: '804', dimension: '70 mm' })).lines).toMatchObject([
        { quantity: 4.25, dimension: '70 mm' },
      ]);
      expect(await change(id, { ...wanted, item: '805' })).toMatchObject({ reason: 'line-unknown' });
      expect(must(await change(id, { ...wanted, item: line, dimension: null })).lines[0]).not.toHaveProperty(
        'dimension',
      );
    });

    it('are no more than 999 of one line, joined or at once [CART-31]', async () => {
      const id = await newCart();
      await add(id, tape, 998.5);

      expect(await add(id, tape, 1)).toMatchObject({ reason: 'quantity-refused', details: { most: 999 } });
      expect(await add(id, foam, 1000)).toMatchObject({ reason: 'quantity-refused' });
      expect(must(await read(id)).lines).toMatchObject([{ quantity: 998.5 }]);
    });
  });

  it('holds a hundred lines and takes no more of them, while those that are there may change', async () => {
    const id = await newCart();
    const strip = (nth: number): Item => ({ kind: 'accessory', accessory: 805, dimension: `${nth} mm` });
    const items = Array.from({ length: 100 }, (_, nth) => ({ item: strip(nth), quantity: 1 }));
    const full = must(await own.client.call(addLines, { params: { id }, body: { shopId: 7, items } }));

    expect(await add(id, strip(100))).toMatchObject({ ok: false, reason: 'cart-full' });
    expect(must(await add(id, strip(99), 2)).lines[99]).toMatchObject({ quantity: 3 });
    expect(must(await change(id, { kind: 'remove', line: full.lines[0]!.line })).lines).toHaveLength(99);
    expect(must(await add(id, strip(100))).lines).toHaveLength(100);
  });

  it('that is too large takes no more, and may become smaller', () => {
    const line = (bytes: number) => ({ note: 'x'.repeat(bytes) }) as unknown as CartContent['lines'][number];
    const of = (...bytes: number[]): CartContent => ({
      lines: bytes.map(line),
      technicalControl: false,
      comfortDelivery: false,
      childGuard: false,
      delivery: null,
    });
    const [fits, tooLarge] = [of(maxCartBytes - 200), of(maxCartBytes, 100)];
    const refused = { ok: false, reason: 'cart-full', details: { tooLarge: true } };

    expect(checkCartSize(undefined, fits)).toEqual({ ok: true, value: fits });
    expect(checkCartSize(undefined, tooLarge)).toEqual(refused);
    expect(checkCartSize(fits, tooLarge)).toEqual(refused);
    expect(checkCartSize(tooLarge, of(maxCartBytes))).toMatchObject({ ok: true });
  });

  it('asks stock for several shoppers at once, none of whom gives up for the others', async () => {
    const client = new StockClient(() => around.stock.url, serviceToken);
    const pieces = new StockAvailability(client);
    const request = { name: 'read', kind: 'server', service: 'tests' } as const;
    const hasty = inSpan({ ...request, deadline: deadlineIn(1) }, () => pieces.of([1005]));
    const patient = pieces.of([1005]);

    await hasty.catch(() => undefined);
    expect(await patient).toEqual({ 1005: 10 });
    await client.onApplicationShutdown();
  });

  it('lets nobody take more from stock than there is, also beside what is made to measure [CART-33]', async () => {
    const id = await newCart();
    const line = must(await addStock(id, 10)).lines[0]!.line;
    const refused = { reason: 'quantity-refused', details: { available: 10 } };

    expect(await addStock(id, 1)).toMatchObject(refused);
    expect(await change(id, { kind: 'quantity', line, quantity: 11 })).toMatchObject(refused);
    await addWindow(id);
    expect(await addStock(id, 1)).toMatchObject(refused);
    expect(await change(id, { kind: 'quantity', line, quantity: 11 })).toMatchObject(refused);
    expect(must(await read(id)).lines).toMatchObject([{ quantity: 10 }, { quantity: 1 }]);
  });

  it.each([
    ['a product nobody knows', { kind: 'stock', product: 4711 }, 'item-unknown'],
    ['an accessory nobody knows', { kind: 'accessory', accessory: 4711 }, 'item-unknown'],
    ['a configuration nobody has', { kind: 'configured', configurationId: 'A'.repeat(22) }, 'configuration-unknown'],
  ] as const)('refuses %s and stays as it was', async (_, item, reason) => {
    const id = await newCart();

    expect(await add(id, item)).toMatchObject({ ok: false, reason });
    expect(must(await read(id)).revision).toBe(1);
  });

  it('replaces a line in one step, and keeps it when the new one fails [OPEN-Q-42] [CART-25]', async () => {
    const id = await newCart();
    const replaces = must(await addWindow(id)).lines[0]!.line;
    const unknown = { kind: 'configured', configurationId: 'A'.repeat(22), replaces } as const;
    await add(id, unknown);
    expect(must(await read(id)).lines).toMatchObject([{ line: replaces }]);

    const replaced = must(await add(id, { ...unknown, configurationId: await newWindow() }));
    expect(replaced.lines).toHaveLength(1);
    expect(replaced.lines[0]!.line).not.toBe(replaces);
  });

  it('takes all items or none [WIRE-44]', async () => {
    const id = await newCart();
    const items = [
      { item: { kind: 'configured', configurationId: await newWindow() } as const, quantity: 1 },
      { item: { kind: 'stock', product: 1005 } as const, quantity: 2 },
    ];
    const unknown = { item: { kind: 'stock', product: 9 } as const, quantity: 1 };
    const addAll = (...more: { item: Item; quantity: number }[]) =>
      own.client.call(addLines, { params: { id }, body: { shopId: 7, items: [...items, ...more] } });

    expect(await addAll(unknown)).toMatchObject({ ok: false, reason: 'item-unknown' });
    expect(must(await read(id))).toMatchObject({ lines: [], revision: 1 });
    expect(must(await addAll()).lines).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  });

  it('keeps quantity and place of a line that is replaced [ACC-26] [CART-07] [WIRE-44]', async () => {
    const id = await newCart();
    const { line: first } = must(await addWindow(id)).lines[0]!;
    await addStock(id);
    await change(id, { kind: 'quantity', line: first, quantity: 3 });
    const configurationId = await newWindow(7, 'SL2');

    const { lines } = must(await add(id, { kind: 'configured', configurationId, replaces: first }));
    expect(lines).toMatchObject([
      { kind: 'configured', quantity: 3, offer: { configuration: { product: 'SL2' } } },
      { kind: 'stock', quantity: 1 },
    ]);
  });

  it('names for each line a configuration of its own, in which the design stays as it was added', async () => {
    const configurationId = await newWindow();
    const id = await newCart();
    await add(id, { kind: 'configured', configurationId });
    await resized(configurationId, 600);
    const { lines } = must(await add(id, { kind: 'configured', configurationId }));
    await resized(configurationId, 700);

    const own = lines.map((line) => (line.kind === 'configured' ? line.offer.configurationId : ''));
    expect(new Set([configurationId, ...own]).size).toBe(3);
    const widths = await Promise.all(own.map(async (each) => (await readWindow(each)).configuration.width));
    expect(widths).toEqual([1230, 600]);
  });

  it('removes a line, and with the last made-to-measure one the technical control [CART-06, SERV-04]', async () => {
    const id = await newCart();
    const line = must(await addWindow(id)).lines[0]!.line;
    await addStock(id);

    expect(must(await change(id, { kind: 'remove', line }))).toMatchObject({
      stockOnly: true,
      technicalControl: false,
    });
    expect(await change(id, { kind: 'remove', line })).toMatchObject({ reason: 'line-unknown' });
  });

  describe('a removed line', () => {
    const remove = async (id: string, line: string) => must(await change(id, { kind: 'remove', line }));
    const bringBack = (id: string, line: string) => change(id, { kind: 'return', line });

    it('comes back to its place, with its price and the services of before [CART-06]', async () => {
      const id = await newCart();
      await addWindow(id);
      const before = must(await addStock(id, 2));
      const { line } = before.lines[0]!;

      expect(await remove(id, line)).toMatchObject({ technicalControl: false, removed: [{ at: 0, line: { line } }] });
      const { revision: _, ...after } = must(await bringBack(id, line));
      expect(after).toEqual({ ...before, revision: undefined, removed: [] });
    });

    it('joins the pieces that were bought again meanwhile, as far as there are some [CART-23, CART-33]', async () => {
      const id = await newCart();
      const { line } = must(await addStock(id, 4)).lines[0]!;
      await remove(id, line);
      const again = must(await addStock(id, 6)).lines[0]!;
      expect(must(await bringBack(id, line)).lines).toMatchObject([{ line: again.line, quantity: 10 }]);

      await remove(id, again.line);
      await addStock(id, 1);
      expect(await bringBack(id, again.line)).toMatchObject({ reason: 'quantity-refused' });
    });

    it('is unknown when it was never there, and nothing happens to a line that is there', async () => {
      const id = await newCart();
      const { line } = must(await addStock(id)).lines[0]!;

      expect(await bringBack(id, randomUUID())).toMatchObject({ reason: 'line-unknown' });
      expect(must(await bringBack(id, line)).lines).toMatchObject([{ line, quantity: 1 }]);
    });

    it('is one of the last five', async () => {
      const id = await newCart();
      const lines: string[] = [];
      for (let nth = 0; nth < 6; nth++) lines.push(must(await addWindow(id)).lines.at(-1)!.line);
      for (const line of lines) await remove(id, line);

      expect(must(await read(id)).removed!.map(({ line }) => line.line)).toEqual(lines.slice(1).toReversed());
      expect(await bringBack(id, lines[0]!)).toMatchObject({ reason: 'line-unknown' });
    });

    it('is nothing of an order', async () => {
      const id = await newCart();
      await addStock(id, 1);
      const { line } = must(await addWindow(id)).lines[1]!;
      await remove(id, line);

      expect(must(await hold(id, 'order'))).not.toHaveProperty('removed');
    });
  });

  it('goes a year after it was last read or changed, unless it became an order [OPEN-Q-18]', async () => {
    const [untouched, looked, changed, ordered] = await Promise.all([newCart(), newCart(), newCart(), newCart()]);
    for (const id of [untouched, looked, ordered]) await addStock(id);
    await own.client.call(closeCarts, { body: { ordered: [{ cartId: ordered, orderId: randomUUID() }] } });
    const sweep = () => new PurgeCarts(new Carts(own.db, own.clock), own.clock, CartConfig.parse({})).perform();
    const left = async () =>
      (
        await own.db.query<{ id: string }[]>('SELECT id FROM cart WHERE id = ANY($1)', [
          [untouched, looked, changed, ordered],
        ])
      ).map(({ id }) => id);

    own.clock.passSeconds(300 * daySeconds);
    must(await read(looked));
    must(await addWindow(changed));
    await sweep();
    expect(await left()).toHaveLength(4);

    own.clock.passSeconds(66 * daySeconds);
    await Promise.all([sweep(), sweep()]);
    expect((await left()).toSorted()).toEqual([looked, changed, ordered].toSorted());
    expect(await read(untouched)).toMatchObject({ reason: 'cart-unknown' });
  });

  it('makes all changes of one call or none', async () => {
    const id = await newCart();
    const line = must(await addStock(id)).lines[0]!.line;
    const both = [
      { kind: 'quantity', line, quantity: 5 },
      { kind: 'remove', line: randomUUID() },
    ] as const;

    expect(await change(id, ...both)).toMatchObject({ reason: 'line-unknown' });
    expect(must(await read(id)).lines[0]!.quantity).toBe(1);
  });

  it('adds the fee of the region, and none for pickup [DELIV-04, DELIV-09]', async () => {
    const id = await newCart();
    await addWindow(id);
    const { fee, weightKg } = must(
      await change(id, { kind: 'delivery', delivery: { kind: 'pickup' } }).then(feeAndWeight),
    );
    expect([fee, weightKg > 30]).toEqual([0, true]);

    const home = must(
      await change(id, { kind: 'delivery', delivery: { kind: 'delivery', region: prague } }).then(feeAndWeight),
    );
    expect(home.fee).toBe(1_390_00);
    expect(await change(id, { kind: 'delivery', delivery: { kind: 'delivery', region: 999_999 } })).toMatchObject({
      reason: 'delivery-refused',
    });
  });

  it('offers payments for the cart: gateways wait for the technical control to be unticked [OPEN-Q-63, OPEN-Q-64]', async () => {
    const id = await newCart();
    await addWindow(id);
    const kept = must(await change(id, { kind: 'delivery', delivery: { kind: 'pickup' } }));
    expect(optionOf(kept, 'card')).toMatchObject({ refused: expect.any(String), disabledByTechnicalControl: true });
    expect(optionOf(kept, 'transfer', 0.3)).toMatchObject({ refused: null });

    const binding = must(await change(id, { kind: 'service', service: 'technical-control', wanted: false }));
    expect(optionOf(binding, 'card')).toMatchObject({ refused: null, share: 1 });
  });

  it.each([
    [8, ['card', 'cash', 'transfer']],
    [9, ['card', 'cash', 'transfer', 'paypal']],
  ] as const)('offers in shop %d for goods from stock: %j [PAY-05, PAY-06]', async (shopId, methods) => {
    const { paymentOptions } = must(await own.client.call(createCart, { body: { shopId } }));

    expect(paymentOptions.map(({ method }) => method)).toEqual(methods);
  });

  it('refuses comfort delivery without home delivery [SERV-09]', async () => {
    const id = await newCart();
    await addStock(id);
    const comfort = { kind: 'service', service: 'comfort-delivery', wanted: true } as const;
    expect(await change(id, comfort)).toMatchObject({ reason: 'service-refused' });

    await change(id, { kind: 'delivery', delivery: { kind: 'delivery', region: prague } });
    expect(must(await change(id, comfort)).totals.services).toBe(700_00);
  });

  it('loses none of twenty changes at once', async () => {
    const id = await newCart();
    const added = await Promise.all(Array.from({ length: 5 }, () => addWindow(id)));

    const accepted = added.filter(({ ok }) => ok).length;
    expect(must(await read(id)).lines).toHaveLength(accepted);
    expect(accepted).toBeGreaterThan(0);
  });

  it('adds a repeated change once, by its change id', async () => {
    const id = await newCart();
    const changeId = randomUUID();
    const item = { kind: 'stock', product: 1005 } as const;
    await add(id, item, 1, { changeId });

    expect(must(await add(id, item, 1, { changeId })).lines).toMatchObject([{ quantity: 1 }]);
  });

  describe('while an order is placed', () => {
    it('is held for one key, the same as often as it asks', async () => {
      const id = await newCart();
      await addStock(id);
      const held = must(await hold(id, 'order-one'));

      expect(await hold(id, 'order-one')).toEqual({ ok: true, value: held });
      expect(await hold(id, 'order-two')).toMatchObject({ reason: 'cart-busy' });
    });

    it('cannot be held empty', async () => {
      expect(await hold(await newCart(), 'order')).toMatchObject({ reason: 'cart-empty' });
    });

    it('lets a change wait until it is released', async () => {
      const id = await newCart();
      await addStock(id);
      await hold(id, 'order');
      const waiting = addStock(id);
      await release(id, 'another key');
      await release(id, 'order');

      expect(must(await waiting).lines).toMatchObject([{ quantity: 2 }]);
    });

    it('opens again by itself when the one who held it died', async () => {
      const id = await newCart();
      await addStock(id);
      await hold(id, 'order');
      own.clock.passMinutes(1);

      expect(must(await addStock(id)).lines).toMatchObject([{ quantity: 2 }]);
    });

    it('is closed for good by the order, also for the change that waited [OPEN-Q-75, OPEN-Q-109]', async () => {
      const id = await newCart();
      await addStock(id);
      await hold(id, 'order');
      const waiting = addStock(id);
      await publish(own.transport, orderPlaced, placed(id));

      expect(await waiting).toMatchObject({ reason: 'cart-ordered' });
      await eventually(async () => expect(await read(id)).toMatchObject({ reason: 'cart-ordered' }));
      expect(await hold(id, 'order')).toMatchObject({ reason: 'cart-ordered' });
    });
  });
});

it('makes no cart that could have no sums, while nobody knows the prices', async () => {
  const lonely = await startTestService(cart);
  try {
    await expect(lonely.client.call(createCart, { body: { shopId: 7 } })).rejects.toThrow(ServiceUnavailable);
    expect(await lonely.db.query('SELECT id FROM cart')).toEqual([]);
  } finally {
    await lonely.close();
  }
});

const prague = shopPrices().regions.find(({ code }) => code === 'CZ0100')!.id;

const feeAndWeight = (result: Result<CartView, string>) =>
  result.ok
    ? { ok: true as const, value: { fee: result.value.totals.delivery, weightKg: result.value.totals.weightKg } }
    : result;

const optionOf = ({ paymentOptions }: CartView, method: string, share = 1) =>
  paymentOptions.find((option) => option.method === method && option.share === share);

const placed = (cartId: string) => ({
  orderId: randomUUID(),
  number: '2026/07000001',
  shopId: 7 as const,
  cartId,
  kind: 'binding' as const,
  method: 'card' as const,
  currency: 'CZK' as const,
  total: 0,
  dueNow: 0,
  dueLater: 0,
  lines: [],
});
