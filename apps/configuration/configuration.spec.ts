import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeConfiguration,
  createConfiguration,
  listChoices,
  listProducts,
  createPriceSnapshot,
  readConfiguration,
  readDrawing,
  previewPrices,
} from '@fenestra/contracts/http/configuration';
import type { ChoiceList } from '@fenestra/domain/configuration/choices/choices';
import type { Change } from '@fenestra/domain/configuration/change';
import { currentTrace, inSpan } from '@fenestra/messaging/tracing/trace-context';
import { pricing } from '@fenestra/pricing/service';
import { must } from '@fenestra/testing/must';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { configuration } from './service';

const shopId = 7;

describe('configurations, with their prices from the pricing service', () => {
  let around: TestServices<'configuration' | 'pricing'>;
  let own: TestService;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration });
    own = around.configuration;
  });
  afterAll(() => around.close());

  async function create(productId = 'OS1', stock = false): Promise<{ id: string }> {
    const { configurationId } = must(
      await own.client.call(createConfiguration, { body: { shopId, productId, stock } }),
    );
    return { id: configurationId };
  }
  const read = async (params: { id: string }, shop = '7') =>
    own.client.call(readConfiguration, { params, query: { shopId: shop } });
  const change = (
    params: { id: string },
    wanted: Change,
    guard: { seen?: number; changeId?: string; undrawn?: boolean } = {},
  ) => own.client.call(changeConfiguration, { params, body: { shopId, change: wanted, ...guard } });
  const drawingOf = ({ drawing }: { drawing: string }): string => Buffer.from(drawing, 'base64').toString();
  const size = (width: number, height: number): Change => ({ kind: 'size', width, height });

  it('has the tables that its entities describe', async () => {
    expect(await schemaDrift(configuration)).toEqual([]);
  });

  it('answers with what the tries of a call took of a processor', async () => {
    const params = await create();
    const body = { shopId, tries: Array.from({ length: 80 }, (): Change[] => [size(600, 49_000)]) } as const;
    const work = await inSpan({ name: 'a request', kind: 'server', service: 'gateway' }, async () => {
      must(await own.client.call(previewPrices, { params, body }));
      return currentTrace()!.work.ms;
    });

    expect(work).toBeGreaterThan(0);
  });

  it('begins as another one of the shop is, and is changed without it', async () => {
    const { id: copyOf } = await create();
    must(await change({ id: copyOf }, size(1000, 1200)));
    const copy = (shop: typeof shopId | 6) => {
      const body = { shopId: shop, productId: '', stock: false, copyOf };
      return own.client.call(createConfiguration, { body });
    };
    const id = must(await copy(shopId)).configurationId;
    const original = must(await read({ id: copyOf }));
    const { configurationId, revision, configuration: content, quote } = must(await read({ id }));
    expect([configurationId === copyOf, revision]).toEqual([false, 1]);
    expect([content, quote]).toEqual([original.configuration, original.quote]);

    must(await change({ id }, size(900, 900)));
    expect(must(await read({ id: copyOf }))).toEqual(original);
    expect(await copy(6)).toMatchObject({ ok: false, reason: 'configuration-unknown' });
  });

  it('starts with the usual size, its price, its limits and its drawing [DIM-07]', async () => {
    const params = await create();

    const view = must(await read(params));
    expect(view).toMatchObject({
      revision: 1,
      configuration: { width: 1230, height: 1480, profile: 222915 },
      quote: { product: 4_920_00, total: 4_920_00, currency: 'CZK' },
      limits: { widthMin: 500, widthMax: 1500, heightMin: 500, heightMax: 1800 },
      priceCell: { width: 1300, height: 1500 },
    });
    expect(drawingOf(view)).toContain('data-outer="1230x1480"');
    expect(drawingOf(view)).toContain('#c0e0fe');
  });

  it('follows a change of size with price and drawing [DIM-12, SHOP-06, SHOP-07]', async () => {
    const params = await create();

    const view = must(await change(params, size(600, 600)));
    expect(view).toMatchObject({ revision: 2, quote: { total: 2_050_00 } });
    expect(drawingOf(view)).toContain('data-outer="600x600"');
    expect(must(await read(params))).toMatchObject({ revision: 2, configuration: { width: 600 } });
  });

  it('refuses a width outside the limits with the limits and a repair, and keeps the state [DIM-06, DIM-09]', async () => {
    const params = await create();
    const refused = await change(params, size(1501, 1480));

    expect(refused).toMatchObject({ ok: false, reason: 'change-refused', details: { values: { max: 1500 } } });
    expect(refused).toMatchObject({ details: { repairs: [{ changes: [size(1500, 1480)], difference: 480_00 }] } });
    expect(must(await read(params))).toMatchObject({ revision: 1, configuration: { width: 1230 } });
  });

  it('tells what changes would cost and why others are refused, and keeps the state', async () => {
    const params = await create();
    const profile = { kind: 'profile', profile: 222300 } as const;
    const tries = [[], [size(600, 600)], [size(600, 600), profile], [size(1501, 1480)]];
    const tried = must(await own.client.call(previewPrices, { params, body: { shopId, tries } }));

    expect(tried).toMatchObject([
      { net: 4_920_00, difference: 0, refused: null },
      { net: 2_050_00, difference: -2_870_00, refused: null },
      { refused: null },
      { net: null, difference: null, refused: { code: 'width-out-of-range', values: { width: 1501, max: 1500 } } },
    ]);
    expect(must(await read(params))).toMatchObject({ revision: 1, quote: { total: 4_920_00 } });
    await change(params, size(600, 600));
    expect(must(await change(params, profile)).quote.total).toBe(tried[2]!.net);
  });

  it('applies a repeated change once, by its change id', async () => {
    const params = await create();
    const changeId = 'change-0001';
    await change(params, size(800, 800), { changeId });
    await change(params, size(900, 900));

    expect(must(await change(params, size(800, 800), { changeId }))).toMatchObject({
      revision: 3,
      configuration: { width: 900 },
    });
  });

  it('leaves the drawing out for who draws by itself, and for nobody else [CFGDATA-04]', async () => {
    const params = await create();
    const drawn = must(await change(params, size(1300, 1400)));
    const undrawn = must(await change(params, size(1310, 1400), { undrawn: true }));

    expect([drawn.drawing.length > 0, undrawn.drawing]).toEqual([true, '']);
    expect(drawingOf(must(await read(params)))).toContain('<svg');
  });

  it('refuses a change that has not seen the latest one', async () => {
    const params = await create();
    await change(params, size(800, 800));

    expect(await change(params, size(700, 700), { seen: 1 })).toEqual({ ok: false, reason: 'revision-outdated' });
  });

  it('loses none of many changes at once', async () => {
    const params = await create('SL2');
    const profiles = [222915, 222916, 222761];
    const results = await Promise.all(profiles.map((profile) => change(params, { kind: 'profile', profile })));

    const accepted = results.filter(({ ok }) => ok).length;
    expect(must(await read(params)).revision).toBe(1 + accepted);
    expect(accepted).toBeGreaterThan(0);
  });

  it('of a door that was begun without a sill gets the usual one by the migration, and nothing else gets any [SILL-02] [SILL-03]', async () => {
    const [door, window] = [await create('E1'), await create('B1')];
    await own.db.query(`UPDATE configuration SET content = jsonb_set(content, '{threshold}', 'null') WHERE id = $1`, [
      door.id,
    ]);
    await own.db.query(readFileSync(join(__dirname, 'migrations/0007-doors-have-their-sill.sql'), 'utf8'));

    expect(must(await read(door)).configuration.threshold).toBe(1511);
    expect(must(await read(window)).configuration.threshold).toBeNull();
  });

  it.each(['6', '10'])('is unknown in shop %s [OPEN-Q-47]', async (shop) => {
    expect(await read(await create(), shop)).toMatchObject({ ok: false, reason: 'configuration-unknown' });
  });

  it.each(['XX1', '', '__proto__'])('makes no configuration of the product "%s"', async (productId) => {
    const refused = await own.client.call(createConfiguration, { body: { shopId, productId, stock: false } });
    expect(refused).toMatchObject({ ok: false, reason: 'product-unknown' });
  });

  const listed = (params: { id: string }, list: ChoiceList, query: object = {}) =>
    own.client.call(listChoices, { params: { ...params, list }, query: { shopId: '7', ...query } });

  it('offers openings, and says which one a sash cannot have [OPEN-01]', async () => {
    const params = await create('ST2');
    const { choices } = must(await listed(params, 'opening', { area: '1' }));

    expect(choices.map(({ id, refused }) => [id, refused?.code])).toEqual(
      expect.arrayContaining([
        ['stl', undefined],
        ['osp', 'hinges-at-stulp'],
      ]),
    );
    expect(await listed(params, 'opening', { area: '9' })).toMatchObject({ ok: false, reason: 'item-unknown' });
  });

  it('prices every profile of a window in one answer [PROF-04, PROF-08, PROF-11, OPEN-Q-34]', async () => {
    const params = await create();
    const { choices } = must(await listed(params, 'profile'));

    expect(choices.map(({ id }) => id)).toEqual([222915, 222916, 222761, 222762, 222300]);
    expect(choices[0]).toMatchObject({ net: 4_920_00, difference: 0, chosen: true });
    for (const { id, net } of choices) {
      const chosen = must(await change(params, { kind: 'profile', profile: Number(id) }));
      expect(chosen.quote.total).toBe(net);
    }
  });

  it.each([
    [222857, [222300]],
    [222300, [222300]],
    [222744, null],
    [1, null],
  ])('answers for the profile %i alone %j [PROF-08, OPEN-Q-35]', async (profile, ids) => {
    const answer = await listed(await create(), 'profile', { profile: String(profile) });
    expect(answer.ok ? answer.value.choices.map(({ id }) => id) : null).toEqual(ids);
  });

  it('lists for another product type nothing, and for another profile what it would cost in that [OPEN-Q-06]', async () => {
    const params = await create();
    expect(must(await listed(params, 'handle', { type: 'E' })).choices).toEqual([]);
    const { choices } = must(await listed(params, 'handle', { type: 'O', profile: '222300' }));
    await change(params, { kind: 'profile', profile: 222300 });
    const chosen = must(await change(params, { kind: 'handle', handle: 644 }));
    expect(choices.find(({ id }) => id === 644)!.net).toBe(chosen.quote.total);
  });

  it('freezes an offer that later changes do not reach', async () => {
    const params = await create();
    const offer = must(await own.client.call(createPriceSnapshot, { params, body: { shopId } }));
    await change(params, size(600, 600));

    const drawing = { of: 'offer', id: offer.offerId } as const;
    const picture = must(await own.client.call(readDrawing, { params: drawing, query: { format: 'svg' } }));
    expect(Buffer.from(picture.data, 'base64').toString()).toContain('data-outer="1230x1480"');
    expect(offer).toMatchObject({ revision: 1, quote: { total: 4_920_00 }, priceCode: 'OS1' });
  });

  it('draws a PNG for those who cannot show SVG [OPEN-Q-119]', async () => {
    const drawing = { of: 'configuration', ...(await create()) } as const;
    const query = { format: 'png', width: '200' } as const;
    const picture = must(await own.client.call(readDrawing, { params: drawing, query }));

    expect(picture.contentType).toBe('image/png');
    const bytes = Buffer.from(picture.data, 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(200);
  });

  it('lists windows and doors with their lowest price and the twelve stock products', async () => {
    const { made, stock } = must(await own.client.call(listProducts, { query: { shopId: '7' } }));

    expect(made.map(({ product }) => product).join(' ')).toBe(
      'F1 S1 V1 O1 OS1 ST2 SL2 FO2 SL3 ST3 B1 B2 E1 E2 D1 D2 P2 OS1N OS1P ST2N SL2N SL3N B1N F1N FO2N B2N E1N E2N SE-BALKON SE-DVERE SE-NADSVETLIK SE-PAS',
    );
    expect(Object.fromEntries(made.map(({ product, fromNet }) => [product, fromNet]))).toMatchObject({
      OS1: 2_050_00,
      // Each element as narrow as it may be, and the whole as low.
      ...{ 'SE-BALKON': 7_983_00, 'SE-DVERE': 14_334_00, 'SE-NADSVETLIK': 6_918_00, 'SE-PAS': 6_096_00 },
    });
    expect(stock.map(({ product }) => product)).toEqual(Array.from({ length: 12 }, (_, i) => 1001 + i));
  });

  it('describes a stock product and lets nobody change it', async () => {
    const { stock } = must(await own.client.call(listProducts, { query: { shopId: '7' } }));
    const product = stock.find((each) => each.product === 1005);
    expect(product).toMatchObject({ configuration: { width: 1230, height: 1480 } });

    const params = await create('1005', true);
    expect(must(await read(params))).toMatchObject({ stock: true, stockProduct: 1005 });
    expect(await change(params, size(600, 600))).toMatchObject({ ok: false, reason: 'change-refused' });
  });
});
