import { randomUUID } from 'node:crypto';
import { configuration } from '@fenestra/configuration/service';
import {
  addLines,
  type CartChange,
  changeCart,
  createCart,
  lockCart,
  listDeliveryPrices,
  listNextDiscounts,
  readCart,
} from '@fenestra/contracts/http/cart';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { pricing } from '@fenestra/pricing/service';
import { stock } from '@fenestra/stock/service';
import { must } from '@fenestra/testing/must';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { cart } from './service';

const daySeconds = 86_400;
const [foam, net] = [801, 145_00];

describe('prices of a cart, with the real services around it', () => {
  let around: TestServices<'cart' | 'configuration' | 'pricing' | 'stock'>;
  let own: TestService;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration, stock, cart });
    own = around.cart;
  });
  afterAll(() => around.close());

  async function newCart(shopId: ShopId = 7): Promise<string> {
    return must(await own.client.call(createCart, { body: { shopId } })).cartId;
  }
  const query = { shopId: '7' };
  const read = async (id: string) => must(await own.client.call(readCart, { params: { id }, query }));
  const change = (id: string, ...changes: CartChange[]) =>
    own.client.call(changeCart, { params: { id }, body: { shopId: 7, changes } });

  async function addWindows(id: string, quantity = 1) {
    const wanted = { shopId: 7 as const, productId: 'OS1', stock: false };
    const { configurationId } = must(await around.configuration.client.call(createConfiguration, { body: wanted }));
    const items = [{ item: { kind: 'configured' as const, configurationId }, quantity }];
    return must(await own.client.call(addLines, { params: { id }, body: { shopId: 7, items } }));
  }
  async function addFoam(id: string) {
    const items = [{ item: { kind: 'accessory' as const, accessory: foam }, quantity: 2 }];
    return must(await own.client.call(addLines, { params: { id }, body: { shopId: 7, items } }));
  }

  /** As if the first line had been bought by an older price list, 20 crowns cheaper. */
  const oldList = (field: string) => `jsonb_set(content, '{lines,0,${field}}', to_jsonb((content
    #>> '{lines,0,${field}}')::int - 2000))`;
  const cheapen = (id: string, fields: readonly string[], list: string) =>
    own.db.query(
      `UPDATE cart SET content = jsonb_set(${fields.reduce((content, field) => oldList(field).replaceAll('content', content), 'content')},
         '{lines,0,${list}}', '"older"') WHERE id = $1`,
      [id],
    );

  it('hold for fourteen days, while the price of today is told beside them [CART-14] [OPEN-Q-55]', async () => {
    const id = await newCart();
    const [line] = (await addFoam(id)).lines;
    expect(await read(id)).toMatchObject({ priceChanges: [] });
    await cheapen(id, ['net'], 'priceList');
    own.clock.passSeconds(14 * daySeconds);

    const change = { line: line!.line, offered: net - 20_00, today: net, holds: true };
    expect(await read(id)).toMatchObject({ priceChanges: [change], totals: { others: 2 * (net - 20_00) } });
  });

  it('are those of today from then on, also for an order, and the end is told', async () => {
    const id = await newCart();
    const { lines, totals } = await addWindows(id);
    await cheapen(id, ['offer,quote,total', 'offer,quote,product'], 'offer,quote,priceList');
    expect((await read(id)).totals.products).toBe(totals.products - 20_00);
    own.clock.passSeconds(15 * daySeconds);

    expect(await read(id)).toMatchObject({ totals, priceChanges: [{ line: lines[0]!.line, holds: false }] });
    const held = await own.client.call(lockCart, { params: { id }, body: { shopId: 7 }, idempotencyKey: randomUUID() });
    expect(must(held).totals).toEqual(totals);
  });

  it('can be exchanged for those of today, which hold anew', async () => {
    const id = await newCart();
    const { line } = (await addFoam(id)).lines[0]!;
    await cheapen(id, ['net'], 'priceList');

    const taken = must(await change(id, { kind: 'price', line }));
    expect(taken).toMatchObject({ priceChanges: [], lines: [{ net }], totals: { others: 2 * net } });
    expect(await change(id, { kind: 'price', line: randomUUID() })).toMatchObject({ reason: 'line-unknown' });
  });

  it('have no end in lines from before there was one', async () => {
    const id = await newCart();
    await addFoam(id);
    await cheapen(id, ['net'], 'priceList');
    await own.db.query(`UPDATE cart SET content = content #- '{lines,0,offerUntil}' WHERE id = $1`, [id]);
    own.clock.passSeconds(15 * daySeconds);

    expect(await read(id)).toMatchObject({ priceChanges: [], totals: { others: 2 * (net - 20_00) } });
  });

  it('come with the next discount once it is near [CART-36]', async () => {
    const id = await newCart();
    const next = async () => must(await own.client.call(listNextDiscounts, { params: { id }, query }));
    await addWindows(id, 2);
    expect(await next()).toEqual([]);
    const { products } = (await addWindows(id, 5)).totals;
    expect(await next()).toEqual([{ action: 9002, threshold: { counts: 'net', from: 50_000_00, reached: products } }]);
  });

  it('of delivery are known for every region before one is chosen [DELIV-09] [OPEN-Q-61]', async () => {
    const id = await newCart();
    await addWindows(id);
    const prices = must(await own.client.call(listDeliveryPrices, { params: { id }, query }));
    expect(Object.keys(prices)).toHaveLength(77);
    for (const region of [157, 101]) {
      const chosen = await change(id, { kind: 'delivery', delivery: { kind: 'delivery', region } });
      expect(must(chosen).totals.delivery).toBe(prices[region]);
    }
  });
});
