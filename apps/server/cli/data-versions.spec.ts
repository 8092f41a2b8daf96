import '@fenestra/testing/quiet';
import { Catalogues } from '@fenestra/configuration/catalogues';
import { ConfigurationConfig } from '@fenestra/configuration/config';
import { configuration } from '@fenestra/configuration/service';
import type { PriceListCache } from '@fenestra/clients/price-list-cache';
import { openDatabase } from '@fenestra/platform/service/service-stores';
import { PricingConfig } from '@fenestra/pricing/config';
import { CurrentPriceList } from '@fenestra/pricing/current-price-list';
import { pricing } from '@fenestra/pricing/service';
import { folderWith, versioned } from '@fenestra/testing/data-folder';
import { emptyDatabase } from '@fenestra/testing/database';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { eventually, MovableClock } from '@fenestra/testing/time';
import { compareFolder } from './compare-data';
import { activeDataFiles, importDataVersion, listDataVersions, activateDataVersion } from './data-versions';

const shipped = shopPrices().version;
const dearer = (version: string) =>
  folderWith('price-list', {
    ...versioned(version),
    'surcharges.json': (text) => text.replace(/"222915": 100/, '"222915": 110'),
  });
/** A glass more: on offer, or with a price. */
const withGlass = (version: string) =>
  folderWith('catalogue', {
    ...versioned(version),
    'glass.json': (text) => {
      const glass = JSON.parse(text) as object[];
      return JSON.stringify([...glass, { ...glass[0], id: 399 }]);
    },
  });
const withGlassPrice = (version: string) =>
  folderWith('price-list', {
    ...versioned(version),
    'glazing.json': (text) => text.replace('"301":', '"399": 7, "301":'),
  });

/** Both owners of data on new databases, which have started once with the shipped folders. */
async function startedShop() {
  const clock = new MovableClock();
  const [pricesUrl, catalogueUrl] = [await emptyDatabase(), await emptyDatabase()];
  const stores = {
    'price-list': await openDatabase(pricing, pricesUrl),
    catalogue: await openDatabase(configuration, catalogueUrl),
  };
  const closing = new AsyncDisposableStack();
  closing.defer(() => stores['price-list'].destroy());
  closing.defer(() => stores.catalogue.destroy());

  /** Another process of pricing, with connections of its own. */
  async function startPricing(env: Record<string, string> = {}): Promise<CurrentPriceList> {
    const db = await openDatabase(pricing, pricesUrl);
    closing.defer(() => db.destroy());
    const process = new CurrentPriceList(db, PricingConfig.parse(env), clock);
    await process.onModuleInit();
    return process;
  }
  async function startConfiguration(): Promise<Catalogues> {
    const priceLists = { now: async () => shopPrices() } as PriceListCache;
    const process = new Catalogues(stores.catalogue, ConfigurationConfig.parse({}), priceLists, clock);
    await process.onModuleInit();
    return process;
  }
  const processes = [await startPricing(), await startPricing()];
  await startConfiguration();
  const inForce = () => Promise.all(processes.map((process) => process.version()));
  const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  return { clock, stores, startPricing, startConfiguration, inForce, later, closing };
}

describe('npm run shop -- price-list', () => {
  let shop: Awaited<ReturnType<typeof startedShop>>;
  const now = () => ({ now: shop.clock.now() });
  const loaded = async (folder: AsyncDisposable & { folder: string }, from?: Date) => {
    await using given = folder;
    return await importDataVersion('price-list', given.folder, { ...now(), from }, shop.stores);
  };

  beforeEach(async () => {
    shop = await startedShop();
  });
  afterEach(() => shop.closing.disposeAsync());

  it('import with a date is in force in all processes from then on, not before', async () => {
    expect(await loaded(await dearer('test-2'), shop.later(10))).toMatchObject({ done: true });
    shop.clock.passSeconds(599);
    expect(await shop.inForce()).toEqual([shipped, shipped]);
    shop.clock.passSeconds(1);
    expect(await shop.inForce()).toEqual(['test-2', 'test-2']);
  });

  it('use goes back to a version, and restarts keep what an operator chose', async () => {
    await using own = await dearer('test-2');
    await importDataVersion('price-list', own.folder, now(), shop.stores);
    expect(await shop.inForce()).toEqual(['test-2', 'test-2']);
    expect(await (await shop.startPricing()).version()).toBe('test-2');

    shop.clock.passMinutes(1);
    expect(await activateDataVersion('price-list', shipped, now(), shop.stores)).toMatchObject({ done: true });
    expect(await shop.inForce()).toEqual([shipped, shipped]);
    expect(await (await shop.startPricing({ PRICE_LIST_FOLDER: own.folder })).version()).toBe(shipped);
  });

  it('use with the date of a planned version takes that plan back', async () => {
    const planned = shop.later(10);
    await loaded(await dearer('test-2'), planned);
    await activateDataVersion('price-list', shipped, { ...now(), from: planned }, shop.stores);
    shop.clock.passMinutes(11);
    expect(await shop.inForce()).toEqual([shipped, shipped]);
  });

  it.each([
    ['a dropped price', 'sills.json', () => '{}', { file: 'sills', entry: '751', reason: 'has no price any more' }],
    [
      'a price that is no number',
      'items.json',
      (text: string) => text.replace(/"1005": \d+/, '"1005": "much"'),
      { file: 'items', entry: 'stock', reason: expect.stringMatching(/^1005: /) },
    ],
    [
      'a file that is no JSON',
      'items.json',
      () => '{\n  "stock": {,\n}',
      { file: 'items', entry: 'line 2', reason: expect.stringContaining('JSON') },
    ],
  ])('import of %s changes nothing and names file, entry and reason', async (_case, file, spoil, fault) => {
    const before = await listDataVersions('price-list', shop.clock.now(), shop.stores);
    const outcome = await loaded(await folderWith('price-list', { ...versioned('test-2'), [file]: spoil }));
    expect(outcome.done).toBe(false);
    expect(outcome.data).toContainEqual(fault);
    expect(await listDataVersions('price-list', shop.clock.now(), shop.stores)).toEqual(before);
    expect(await activateDataVersion('price-list', 'test-2', now(), shop.stores)).toMatchObject({ done: false });
    expect(await shop.inForce()).toEqual([shipped, shipped]);
  });

  it('import refuses other data under a version that is loaded, and a date that has passed', async () => {
    const other = await loaded(await dearer(shipped));
    expect(other).toMatchObject({ done: false, text: expect.stringContaining('give them a new version') });
    const past = await loaded(await dearer('test-2'), shop.later(-1));
    expect(past).toMatchObject({ done: false, text: expect.stringContaining('has passed') });
    expect(await shop.inForce()).toEqual([shipped, shipped]);
  });

  it('use goes back from a list with a mistyped id, and import to one without it', async () => {
    await loaded(await withGlassPrice('test-2')); // no catalogue has that glass
    shop.clock.passMinutes(1);
    expect(await activateDataVersion('price-list', shipped, now(), shop.stores)).toMatchObject({ done: true });
    expect(await shop.inForce()).toEqual([shipped, shipped]);

    expect(await activateDataVersion('price-list', 'test-2', now(), shop.stores)).toMatchObject({ done: true });
    expect(await loaded(await dearer('test-3'))).toMatchObject({ done: true });
    expect(await shop.inForce()).toEqual(['test-3', 'test-3']);
  });

  it('use does not go back to a list that lacks the price of what was sold since', async () => {
    await loaded(await withGlassPrice('test-2'));
    await using wider = await withGlass('test-2');
    expect(await importDataVersion('catalogue', wider.folder, now(), shop.stores)).toMatchObject({ done: true });
    const back = await activateDataVersion('price-list', shipped, now(), shop.stores);
    expect(back.data).toEqual([{ file: 'glazing', entry: 'glass 399', reason: 'has no price any more' }]);
  });

  it('import refuses a catalogue whose prices a planned list lacks', async () => {
    await loaded(await dearer('test-2'), shop.later(10));
    await loaded(await withGlassPrice('test-3'), shop.later(5));
    await using wider = await withGlass('test-2');
    const sold = await importDataVersion('catalogue', wider.folder, { ...now(), from: shop.later(6) }, shop.stores);
    expect(sold.data).toEqual([{ file: 'glazing', entry: 'glass 399', reason: 'no price' }]);
  });

  it('list tells from when each version holds and which one is in force', async () => {
    await loaded(await dearer('test-2'), shop.later(10));
    const { data } = await listDataVersions('price-list', shop.clock.now(), shop.stores);
    expect(data).toEqual([
      { version: shipped, from: shop.clock.now(), byOperator: false, inForce: true },
      { version: 'test-2', from: shop.later(10), byOperator: true, inForce: false },
    ]);
  });

  it('diff compares with the version in force', async () => {
    await using own = await dearer('test-2');
    await importDataVersion('price-list', own.folder, now(), shop.stores);
    const inForce = await activeDataFiles(shop.stores, shop.clock.now());
    expect(await compareFolder('price-list', own.folder, inForce)).toMatchObject({ text: 'changes nothing' });
  });

  it('and catalogue: one is refused until the prices that hold by then have one for everything in it', async () => {
    await using wider = await withGlass('test-2');
    const importWider = (from: Date) => importDataVersion('catalogue', wider.folder, { ...now(), from }, shop.stores);
    await loaded(await withGlassPrice('test-2'), shop.later(10));
    expect(await importWider(shop.later(9))).toMatchObject({ done: false, text: 'glazing.json, glass 399: no price' });

    expect(await importWider(shop.later(10))).toMatchObject({ done: true });
    const running = await shop.startConfiguration();
    expect(await running.now()).toMatchObject({ version: shopCatalogue().version });
    shop.clock.passMinutes(10);
    await eventually(async () => expect(await running.now()).toMatchObject({ version: 'test-2' }));
  });
});
