import '@fenestra/testing/quiet';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { PriceListCache } from '@fenestra/clients/price-list-cache';
import type { DataSource } from 'typeorm';
import { openDatabase } from '@fenestra/platform/service/service-stores';
import { emptyDatabase } from '@fenestra/testing/database';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { eventually, MovableClock } from '@fenestra/testing/time';
import { Catalogues } from './catalogues';
import { configuration } from './service';

describe('a new catalogue', () => {
  const { data, version: shipped } = shopCatalogue();
  const clock = new MovableClock();
  const logged = jest.spyOn(Logger.prototype, 'error');
  let prices = shopPrices();
  let db: DataSource;
  let folder: string;

  beforeAll(async () => {
    db = await openDatabase(configuration, await emptyDatabase());
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  });
  beforeEach(() => logged.mockClear());
  afterAll(async () => {
    logged.mockRestore();
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  async function started(catalogue: object = data): Promise<Catalogues> {
    for (const [name, content] of Object.entries(catalogue))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    const priceLists = { now: async () => prices } as PriceListCache;
    const catalogues = new Catalogues(db, { CATALOGUE_FOLDER: folder }, priceLists, clock);
    await catalogues.onModuleInit();
    return catalogues;
  }
  const withGlass = (version: string, id: number) => ({
    ...data,
    manifest: { ...data.manifest, version },
    glass: [...data.glass, { ...data.glass[0]!, id }],
  });

  it('is in force at once where there was none', async () => {
    expect(await (await started()).now()).toEqual(shopCatalogue());
  });

  it('waits until everything on offer has a price; until then the one in force stays, and the log says why', async () => {
    const catalogues = await started(withGlass('test-2', 399));
    await eventually(async () => {
      expect(await catalogues.now()).toMatchObject({ version: shipped });
      expect(logged).toHaveBeenCalledWith(
        'catalogue test-2 waits, the one in force stays: glazing.json, glass 399: no price',
      );
    });

    prices = { ...prices, glazing: { ...prices.glazing, glass: { ...prices.glazing.glass, 399: 700 } } };
    await eventually(async () => {
      clock.passSeconds(2);
      expect(await catalogues.now()).toMatchObject({ version: 'test-2' });
    });
    expect(await catalogues.find(shipped)).toEqual(shopCatalogue());
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('with a fault of its own is left aside by a shop that sells', async () => {
    const catalogues = await started({ ...withGlass('test-3', 399), handles: [{ ...data.handles[0], hex: 'red' }] });
    expect(logged.mock.lastCall?.[0]).toContain('catalogue test-2 stays in force: handles.json, 641: hex: ');
    expect(await catalogues.now()).toMatchObject({ version: 'test-2' });
  });

  it('may go back to an older one', async () => {
    const catalogues = await started();
    await eventually(async () => {
      clock.passSeconds(2);
      expect(await catalogues.now()).toMatchObject({ version: shipped });
    });
  });
});
