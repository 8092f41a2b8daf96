import '@fenestra/testing/quiet';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readPriceList, readActivePriceList } from '@fenestra/contracts/http/pricing';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';
import { shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import type { PricingClient } from '@fenestra/clients/service-clients';
import { openDatabase } from '@fenestra/platform/service/service-stores';
import { emptyDatabase } from '@fenestra/testing/database';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { readData, shopPrices } from '@fenestra/testing/shop-data';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { MovableClock } from '@fenestra/testing/time';
import { CurrentPriceList } from './current-price-list';
import { pricing } from './service';

const sold = shopPrices();

describe('price lists', () => {
  const clock = new MovableClock();
  const known = new PriceListCache({ call: (...asked) => own.client.call(...asked) } as PricingClient, clock);
  let databaseUrl: string;
  let folder: string;
  let own: TestService;
  const logged = jest.spyOn(Logger.prototype, 'error');

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'prices-'));
    own = await startTestService(pricing, { databaseUrl });
  });
  beforeEach(() => logged.mockClear());
  afterAll(async () => {
    await own.close();
    await rm(folder, { recursive: true });
    logged.mockRestore();
  });

  const crowns = (list: PriceList, id: number) => itemPrice({ kind: 'stock', id }, list, shopById(7));

  /** The shop's files with another price of one product, under a version. */
  async function writePrices(version: string, stock: Record<string, number | undefined>): Promise<void> {
    const files = readData(join(__dirname, 'data'));
    const changed = {
      ...files,
      manifest: { ...(files['manifest'] as object), version },
      items: { ...sold.items, stock: { ...sold.items.stock, ...stock } },
    };
    for (const [name, content] of Object.entries(changed))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  }

  async function restart(env: Record<string, string> = { PRICE_LIST_FOLDER: folder }): Promise<void> {
    await own.close();
    own = await startTestService(pricing, { databaseUrl, env });
  }

  it('have the table that the entity describes', async () => {
    expect(await schemaDrift(pricing)).toEqual([]);
  });

  it('are given whole by version, and nothing for a version that was never live', async () => {
    const { version } = sold;
    expect(await own.client.call(readActivePriceList, {})).toEqual({ ok: true, value: { version } });

    const list = await own.client.call(readPriceList, { params: { version } });
    expect(list.ok && parsePriceList(list.value)).toEqual(sold);
    const unknown = await own.client.call(readPriceList, { params: { version: '../1' } });
    expect(unknown).toMatchObject({ ok: false, reason: 'item-unknown' });
  });

  it('reach those who calculate with them when a new version goes live, and the old one can still be read', async () => {
    expect(crowns(await known.now(), 1005)).toBe(3_990_00);
    await writePrices('test-2', { 1005: 4_100 });
    await restart();

    clock.passSeconds(2);
    expect(crowns(await known.now(), 1005)).toBe(4_100_00);
    expect(await own.client.call(readPriceList, { params: { version: sold.version } })).toMatchObject({ ok: true });
  });

  it('that drop a price do not go live: the version in force stays, and the log says why', async () => {
    await writePrices('test-3', { 1005: undefined });
    await restart();

    expect(await own.client.call(readActivePriceList, {})).toEqual({ ok: true, value: { version: 'test-2' } });
    expect(logged).toHaveBeenCalledWith(
      'price_list test-2 stays in force: items.json, stock 1005: has no price any more',
    );
  });

  it.each([
    ['with a fault of their own', { tables: {}, shops: {} }, 'shops.json, 7: no price level of this shop'],
    ['of a newer program', { manifest: { schema: 99, version: 'test-4' } }, 'data of schema 99 are newer'],
    [
      'changed under a version that is live',
      { manifest: { schema: 3, version: 'test-2', currency: 'CZK' }, items: sold.items },
      'give them a new version',
    ],
  ])('%s do not go live: the version in force stays', async (_case, changed, reason) => {
    await writePrices('test-4', {});
    for (const [name, content] of Object.entries(changed))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    await restart();

    expect(logged.mock.lastCall?.[0]).toContain(reason);
    expect(await own.client.call(readActivePriceList, {})).toEqual({ ok: true, value: { version: 'test-2' } });
  });

  it('with a fault of their own stop the start where nothing is in force', async () => {
    await writePrices('test-5', {});
    await writeFile(join(folder, 'shops.json'), '{}');
    const db = await openDatabase(pricing, await emptyDatabase());
    const first = new CurrentPriceList(db, { PRICE_LIST_FOLDER: folder }, clock);
    await expect(first.onModuleInit()).rejects.toThrow('shops.json, 7: no price level of this shop');
    await db.destroy();
  });

  it('are sold by for a minute of an outage and no longer', async () => {
    const { version } = await known.now();
    await own.close();
    clock.passSeconds(59);
    expect(await known.now()).toMatchObject({ version });
    clock.passSeconds(1);
    await expect(known.now()).rejects.toThrow('got no answer');

    own = await startTestService(pricing, { databaseUrl });
    expect(await known.now()).toMatchObject({ version: sold.version });
  });
});
