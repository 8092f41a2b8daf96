import '@fenestra/testing/quiet';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPriceList, readPriceListInForce } from '@fenestra/contracts/http/pricing';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';
import { shopById } from '@fenestra/domain/shop/shops';
import { KnownPriceLists } from '@fenestra/clients/known-price-lists';
import type { PricingClient } from '@fenestra/clients/service-clients';
import { keepVersion } from '@fenestra/platform/database/versioned-data';
import { emptyDatabase } from '@fenestra/testing/database';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { readData, shopPrices } from '@fenestra/testing/shop-data';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { MovableClock } from '@fenestra/testing/time';
import { pricing } from './service';

const sold = shopPrices();

describe('price lists', () => {
  const clock = new MovableClock();
  const known = new KnownPriceLists({ call: (...asked) => own.client.call(...asked) } as PricingClient, clock);
  let databaseUrl: string;
  let folder: string;
  let own: Alone;

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'prices-'));
    own = await startAlone(pricing, { databaseUrl });
  });
  afterAll(async () => {
    await own.close();
    await rm(folder, { recursive: true });
  });

  const crowns = (list: PriceList, id: number) => itemPrice({ kind: 'stock', id }, list, shopById(7));

  /** The shop's files with another price of one product, under a version. */
  async function writePrices(version: string, stock: Record<string, number>): Promise<void> {
    const files = readData(join(__dirname, 'data'));
    const changed = {
      ...files,
      manifest: { ...(files['manifest'] as object), version },
      items: { ...sold.items, stock: { ...sold.items.stock, ...stock } },
    };
    for (const [name, content] of Object.entries(changed))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  }

  it('have the table that the entity describes', async () => {
    expect(await schemaDrift(pricing)).toEqual([]);
  });

  it('are given whole by version, and nothing for a version that was never live', async () => {
    const { version } = sold;
    expect(await own.client.call(readPriceListInForce, {})).toEqual({ ok: true, value: { version } });

    const list = await own.client.call(readPriceList, { params: { version } });
    expect(list.ok && parsePriceList(list.value)).toEqual(sold);
    const unknown = await own.client.call(readPriceList, { params: { version: '../1' } });
    expect(unknown).toMatchObject({ ok: false, reason: 'item-unknown' });
  });

  it('reach those who calculate with them when a new version goes live, and the old one can still be read', async () => {
    expect(crowns(await known.now(), 1005)).toBe(3_990_00);
    await writePrices('test-2', { 1005: 4_100 });
    await own.close();
    own = await startAlone(pricing, { databaseUrl, env: { PRICE_LIST_FOLDER: folder } });
    clock.passSeconds(2);

    expect(crowns(await known.now(), 1005)).toBe(4_100_00);
    expect(await own.client.call(readPriceList, { params: { version: sold.version } })).toMatchObject({ ok: true });
  });

  it('cannot change under a version that is live', async () => {
    const cheaper = { ...readData(folder), items: {} };
    await expect(keepVersion(own.db, 'price_list', 'test-2', cheaper)).rejects.toThrow('give them a new version');
  });

  it('are sold by for a minute of an outage and no longer', async () => {
    const { version } = await known.now();
    await own.close();
    clock.passSeconds(59);
    expect(await known.now()).toMatchObject({ version });
    clock.passSeconds(1);
    await expect(known.now()).rejects.toThrow('got no answer');

    own = await startAlone(pricing, { databaseUrl });
    expect(await known.now()).toMatchObject({ version: sold.version });
  });
});
