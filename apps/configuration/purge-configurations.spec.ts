import { randomUUID } from 'node:crypto';
import {
  changeConfiguration,
  createConfiguration,
  retainPriceSnapshots,
  createPriceSnapshot,
  readConfiguration,
} from '@fenestra/contracts/http/configuration';
import { saveQuote } from '@fenestra/contracts/http/quotes';
import { pricing } from '@fenestra/pricing/service';
import { must } from '@fenestra/testing/must';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { ConfigurationConfig } from './config';
import { Configurations } from './configuration.table';
import { PurgeConfigurations } from './purge-configurations.job';
import { PriceSnapshots } from './price-snapshot.table';
import { configuration } from './service';

const shopId = 7;
const daySeconds = 86_400;
const wider = { kind: 'size', width: 1300, height: 1480 } as const;

describe('configurations that nobody comes back to [OPEN-Q-18]', () => {
  let around: TestServices<'configuration' | 'pricing'>;
  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration });
  });
  afterAll(() => around.close());

  const client = () => around.configuration.client;
  const create = async () =>
    must(await client().call(createConfiguration, { body: { shopId, productId: 'OS1', stock: false } }))
      .configurationId;
  const left = async () =>
    (await around.configuration.db.query<{ id: string }[]>('SELECT id FROM configuration')).map(({ id }) => id);
  /** In two processes at the same time. */
  async function sweep(): Promise<void> {
    const { db, clock } = around.configuration;
    const rows = [new Configurations(db, clock), new PriceSnapshots(db, clock)] as const;
    const job = () => new PurgeConfigurations(...rows, clock, ConfigurationConfig.parse({}));
    await Promise.all([job().perform(), job().perform()]);
  }

  it('go within days as long as they are as they were made and nobody came back on a later day', async () => {
    const [untouched, opened, changed] = await Promise.all([create(), create(), create()]);
    must(await client().call(changeConfiguration, { params: { id: changed }, body: { shopId, change: wider } }));
    around.configuration.clock.passSeconds(2 * daySeconds);
    must(await client().call(readConfiguration, { params: { id: opened }, query: { shopId: String(shopId) } }));
    await sweep();
    expect((await left()).toSorted()).toEqual([untouched, opened, changed].toSorted());

    around.configuration.clock.passSeconds(2 * daySeconds);
    await sweep();
    expect((await left()).toSorted()).toEqual([opened, changed].toSorted());
  });

  it('go a year after their last change, unless a cart holds what was offered of them', async () => {
    const [added, saved, changed] = await Promise.all([create(), create(), create()]);
    for (const id of [added, saved, changed])
      must(await client().call(changeConfiguration, { params: { id }, body: { shopId, change: wider } }));
    const offer = await client().call(createPriceSnapshot, { params: { id: added }, body: { shopId } });
    const { offerId, configurationId: inCart } = must(offer);
    const wanted = { configurationIds: [saved], type: 'O', route: '/', changeId: randomUUID() };
    must(await client().call(saveQuote, { body: { shopId, ...wanted } }));
    for (let month = 0; month < 10; month++) {
      around.configuration.clock.passSeconds(30 * daySeconds);
      const until = new Date(around.configuration.clock.now().getTime() + 90 * daySeconds * 1_000).toISOString();
      must(await client().call(retainPriceSnapshots, { body: { offerIds: [offerId], until } }));
      await sweep();
    }
    const narrower = { kind: 'size', width: 1200, height: 1480 } as const;
    must(await client().call(changeConfiguration, { params: { id: changed }, body: { shopId, change: narrower } }));
    expect(await left()).toEqual(expect.arrayContaining([added, inCart, saved, changed]));

    around.configuration.clock.passSeconds(66 * daySeconds);
    await sweep();
    expect((await left()).toSorted()).toEqual([inCart, changed].toSorted());

    around.configuration.clock.passSeconds(30 * daySeconds); // no cart has asked for the offer since
    await sweep();
    expect(await left()).toEqual([changed]);
  });

  it('offers stay that a dated offer shows, whatever becomes of their cart', async () => {
    const id = await create();
    const shown = must(await client().call(createPriceSnapshot, { params: { id }, body: { shopId } }));
    const wanted = { configurationIds: [id], elements: [shown], type: 'O', route: '/', changeId: randomUUID() };
    must(await client().call(saveQuote, { body: { shopId, ...wanted } }));
    around.configuration.clock.passSeconds(100 * daySeconds);
    await sweep();
    const offers = await around.configuration.db.query('SELECT id FROM offer WHERE id = $1', [shown.offerId]);
    expect(offers).toHaveLength(1);
  });

  it('go in batches, all of them', async () => {
    const { db, clock } = around.configuration;
    const before = await left();
    await db.query(
      `INSERT INTO configuration (id, shop_id, content, changed_at) SELECT 'old ' || n, 7, '{}', $1 FROM generate_series(1, 1201) n`,
      [new Date(clock.now().getTime() - 366 * daySeconds * 1_000)],
    );
    await sweep();

    expect(await left()).toEqual(before);
  });
});
