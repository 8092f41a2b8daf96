import { randomUUIDv7 } from 'node:crypto';
import { configuration } from '@fenestra/configuration/service';
import { PriceSnapshots } from '@fenestra/configuration/price-snapshot.table';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { addLines, closeCarts, createCart, readCart } from '@fenestra/contracts/http/cart';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import { pricing } from '@fenestra/pricing/service';
import { stock } from '@fenestra/stock/service';
import { anOrder } from '@fenestra/testing/an-order';
import { publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { eventually } from '@fenestra/testing/time';
import { Carts } from './cart.table';
import { CartConfig } from './config';
import { PurgeCarts } from './purge-carts.job';
import { RetainPriceSnapshots } from './retain-price-snapshots.job';
import { cart } from './service';

const daySeconds = 86_400;
const shopId = 7;

describe('how long carts and their offers are kept', () => {
  let around: TestServices<'cart' | 'configuration' | 'pricing' | 'stock'>;
  let own: TestService;
  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration, stock, cart });
    own = around.cart;
  });
  afterAll(() => around.close());

  const newCart = async () => must(await own.client.call(createCart, { body: { shopId } })).cartId;
  const addWindow = async (id: string) => {
    const made = await around.configuration.client.call(createConfiguration, {
      body: { shopId, productId: 'OS1', stock: false },
    });
    const item = { kind: 'configured', configurationId: must(made).configurationId } as const;
    return own.client.call(addLines, { params: { id }, body: { shopId, items: [{ item, quantity: 1 }] } });
  };
  const read = (id: string) => own.client.call(readCart, { params: { id }, query: { shopId: String(shopId) } });

  test('the purge job deletes an empty cart within days and an ordered one after the retention of orders', async () => {
    const [empty, lookedAt, ordered] = await Promise.all([newCart(), newCart(), newCart()]);
    await own.client.call(closeCarts, { body: { ordered: [{ cartId: ordered, orderId: randomUUIDv7() }] } });
    const config = CartConfig.parse({});
    const sweep = () => new PurgeCarts(new Carts(own.db, own.clock), own.clock, config).perform();
    const left = async () =>
      (
        await own.db.query<{ id: string }[]>('SELECT id FROM cart WHERE id = ANY ($1)', [[empty, lookedAt, ordered]])
      ).map(({ id }) => id);

    own.clock.passSeconds(6 * daySeconds);
    must(await read(lookedAt));
    await sweep();
    expect(await left()).toHaveLength(3);

    own.clock.passSeconds(2 * daySeconds);
    await Promise.all([sweep(), sweep()]);
    expect((await left()).toSorted()).toEqual([lookedAt, ordered].toSorted());

    own.clock.catchUp();
    own.clock.passSeconds((config.ORDER_YEARS + 2) * 366 * daySeconds);
    await Promise.all([sweep(), sweep()]);
    expect(await left()).toEqual([]);
  });

  it('goes days after it became an order of the synthetic shopper, and no cart of anybody else', async () => {
    own.clock.catchUp();
    const [synthetic, sale, open] = [await newCart(), await newCart(), await newCart()];
    for (const id of [synthetic, sale, open]) must(await addWindow(id));
    const { order } = anOrder(shopCatalogue());
    const [line] = order.lines;
    const placed = (cartId: string) => ({
      ...{ orderId: randomUUIDv7(), number: order.number, shopId: order.shopId, cartId, kind: order.kind },
      ...{ method: order.method, currency: order.currency, total: 1, dueNow: 1, dueLater: 0 },
      lines: [{ line: line!.line.line, kind: 'configured' as const, product: 'OS1', quantity: 1, net: 1 }],
    });
    await publish(own.transport, orderPlaced, { ...placed(synthetic), synthetic: true });
    await publish(own.transport, orderPlaced, placed(sale));
    const ordered = () =>
      own.db.query<unknown[]>('SELECT FROM cart WHERE id = ANY ($1) AND order_id IS NOT NULL', [[synthetic, sale]]);
    await eventually(async () => expect(await ordered()).toHaveLength(2));
    const left = async () =>
      (await own.db.query<{ id: string }[]>('SELECT id FROM cart WHERE id = ANY ($1)', [[synthetic, sale, open]])).map(
        ({ id }) => id,
      );
    const config = CartConfig.parse({});
    const sweep = () => new PurgeCarts(new Carts(own.db, own.clock), own.clock, config).perform();
    own.clock.catchUp();
    own.clock.passMinutes(config.SYNTHETIC_DAYS * 24 * 60 - 60);
    await sweep();
    expect(await left()).toHaveLength(3);

    own.clock.passMinutes(120);
    await Promise.all([sweep(), sweep()]);
    expect((await left()).toSorted()).toEqual([sale, open].toSorted());
  });

  it('says every month which offers it holds, so that their pictures last as long as it does', async () => {
    const { db, clock } = around.configuration;
    const [kept, gone] = [await newCart(), await newCart()];
    for (const id of [kept, gone]) must(await addWindow(id));
    const offersOf = async (id: string) => {
      const rows = await own.db.query<{ offer: string }[]>(
        `SELECT jsonb_path_query(content, '$.**.offerId') #>> '{}' AS offer FROM cart WHERE id = $1`,
        [id],
      );
      return rows.map(({ offer }) => offer);
    };
    const [held, free] = [await offersOf(kept), await offersOf(gone)];
    expect([held.length, free.length]).toEqual([1, 1]);
    const offers = new PriceSnapshots(db, clock);
    const sweep = async () => {
      await new RetainPriceSnapshots(new Carts(own.db, own.clock), around.configuration.client, own.clock, {
        ORDER_YEARS: 10,
      }).perform();
      while ((await offers.purgeUnneeded()) > 0);
    };
    await own.db.query('DELETE FROM cart WHERE id = $1', [gone]);
    for (let month = 0; month < 4; month++) {
      own.clock.passSeconds(31 * daySeconds);
      await sweep();
    }
    const found = await db.query<{ id: string }[]>('SELECT id FROM offer WHERE id = ANY ($1)', [[...held, ...free]]);
    expect(found.map(({ id }) => id)).toEqual(held);

    await own.client.call(closeCarts, { body: { ordered: [{ cartId: kept, orderId: randomUUIDv7() }] } });
    own.clock.passSeconds(31 * daySeconds);
    await sweep();
    const [until] = await db.query<{ year: number }[]>(
      `SELECT extract(year FROM needed_until AT TIME ZONE 'UTC')::int AS year FROM offer WHERE id = $1`,
      [held[0]],
    );
    expect(until!.year).toBe(own.clock.now().getUTCFullYear() + 12);
  });
});
