import { randomUUID } from 'node:crypto';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import {
  changeConfiguration,
  createConfiguration,
  createPriceSnapshot,
  readConfiguration,
  previewPrices,
} from '@fenestra/contracts/http/configuration';
import { eraseCustomer } from '@fenestra/contracts/http/customers';
import {
  findQuotesByNumber,
  mailQuote,
  openQuote,
  readQuoteMailRequest,
  saveQuote,
} from '@fenestra/contracts/http/quotes';
import type { Change } from '@fenestra/domain/configuration/change';
import { pricing } from '@fenestra/pricing/service';
import { must } from '@fenestra/testing/must';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { ConfigurationConfig } from '../config';
import { configuration } from '../service';
import { PurgeQuotes } from './purge-quotes.job';
import { QuoteMailRequests } from './quote-mail-request.table';
import { Quotes } from './quote.table';

const shopId = 7;
const letter = {
  name: 'Jana Novotná',
  email: 'jana@example.com',
  note: 'Ložnice v patře.',
  buyer: 'business' as const,
};
const wider: Change = { kind: 'size', width: 1400, height: 1480 };
const days = 86_400;

describe('saved offers', () => {
  let around: TestServices<'configuration' | 'pricing'>;
  let own: TestService;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration });
    own = around.configuration;
  });
  afterAll(() => around.close());

  /** A window made to measure, or of that stock product. */
  const create = async (stockProduct?: string): Promise<string> => {
    const body = { shopId, productId: stockProduct ?? 'OS1', stock: stockProduct !== undefined } as const;
    return must(await own.client.call(createConfiguration, { body })).configurationId;
  };
  const change = async (id: string, wanted: Change) =>
    must(await own.client.call(changeConfiguration, { params: { id }, body: { shopId, change: wanted } }));
  const read = async (id: string) =>
    must(await own.client.call(readConfiguration, { params: { id }, query: { shopId: String(shopId) } }));
  const offerOf = async (id: string) =>
    must(await own.client.call(createPriceSnapshot, { params: { id }, body: { shopId } }));
  const save = async (configurationIds: string[], more: object = {}): Promise<string> => {
    const body = { shopId, configurationIds, type: 'O', route: '/doplnky/', changeId: randomUUID(), ...more } as const;
    return must(await own.client.call(saveQuote, { body })).savedId;
  };
  const open = (id: string, price: 'offered' | 'today' = 'offered', shop: 6 | 7 = shopId) =>
    own.client.call(openQuote, { params: { id }, body: { shopId: shop, price } });
  /** As if the price list of the day of saving had been dearer by a hundred crowns. */
  const makeDearer = (savedId: string) =>
    own.db.query(
      `UPDATE saved_offer SET elements = jsonb_set(elements, '{0,quote,total}', to_jsonb((elements #>> '{0,quote,total}')::int + 10000)) WHERE id = $1`,
      [savedId],
    );
  const ages = ConfigurationConfig.parse({});
  const sweep = () => {
    const { db, clock } = own;
    return new PurgeQuotes(new QuoteMailRequests(db, clock), new Quotes(db, clock, ages), clock, ages).perform();
  };

  it('is a copy that later changes do not reach, and can be opened many times [SAVE-05, SAVE-09, OPEN-Q-19]', async () => {
    const id = await create();
    const savedId = await save([id]);
    await change(id, wider);

    const [first, second] = [must(await open(savedId)), must(await open(savedId))];
    expect(first).toMatchObject({ savedId, type: 'O', route: '/doplnky/', holds: true });
    expect(first.elements[0]!.offer.configuration.width).toBe(1230);
    expect(first.elements[0]!.today).toEqual(first.elements[0]!.offer.quote);
    const ids = [id, first.elements[0]!.configurationId, second.elements[0]!.configurationId];
    expect(new Set(ids).size).toBe(3);
    expect((await read(ids[1]!)).configuration.width).toBe(1230);
  });

  it('is found by operators under the number that papers and pages call it', async () => {
    const [one, other] = [await save([await create()]), await save([await create()])];
    const numbered = async (number: string) =>
      must(await own.client.call(findQuotesByNumber, { params: { number } })).offers.map(({ savedId }) => savedId);

    expect(await numbered(quoteNumber(one))).toEqual([one]);
    expect(await numbered(quoteNumber(other))).toEqual([other]);
    expect(await numbered('0000-0000')).toEqual([]);
  });

  it('is of a door without a sill where one was saved so, and today with the usual one [SILL-02]', async () => {
    const door = must(await own.client.call(createConfiguration, { body: { shopId, productId: 'E1', stock: false } }));
    const savedId = await save([door.configurationId]);
    await own.db.query(
      `UPDATE saved_offer SET elements = jsonb_set(elements, '{0,configuration,threshold}', 'null') WHERE id = $1`,
      [savedId],
    );
    const sillOf = async (price: 'offered' | 'today') => {
      const { configurationId } = must(await open(savedId, price)).elements[0]!;
      return [(await read(configurationId)).configuration, (await offerOf(configurationId)).configuration].map(
        ({ threshold }) => threshold,
      );
    };

    expect(await sillOf('offered')).toEqual([null, null]);
    expect(await sillOf('today')).toEqual([1511, 1511]);
  });

  it('is sold at its price while nothing is changed and its days last', async () => {
    const savedId = await save([await create()]);
    await makeDearer(savedId);
    const opened = must(await open(savedId));
    const { configurationId, offer, today } = opened.elements[0]!;
    expect(offer.quote.total).toBe(today.total + 100_00);

    expect((await offerOf(configurationId)).quote.total).toBe(offer.quote.total);
    expect(await read(configurationId)).toMatchObject({ quote: offer.quote, offerUntil: opened.validUntil });

    const params = { id: configurationId };
    const [tried] = must(await own.client.call(previewPrices, { params, body: { shopId, tries: [[wider]] } }));
    await change(configurationId, wider);
    const changed = await read(configurationId);
    expect(tried!.difference).toBe(changed.quote.total - offer.quote.total);
    expect(changed.offerUntil).toBeUndefined();
    await change(configurationId, { kind: 'size', width: 1230, height: 1480 });
    expect((await read(configurationId)).quote.total).toBe(offer.quote.total);

    expect((await read(must(await open(savedId, 'today')).elements[0]!.configurationId)).quote).toEqual(today);
  });

  it('keeps its price whatever room its product is labelled with', async () => {
    const savedId = await save([await create()]);
    await makeDearer(savedId);
    const { configurationId, offer } = must(await open(savedId)).elements[0]!;
    await change(configurationId, { kind: 'room', room: 'Kuchyň' });

    expect((await offerOf(configurationId)).quote).toEqual(offer.quote);
  });

  it('is not held longer by saving it once more', async () => {
    const savedId = await save([await create()]);
    const first = must(await open(savedId));
    own.clock.passSeconds(5 * days);
    const again = must(await open(await save([first.elements[0]!.configurationId])));

    expect(again.validUntil).toBe(first.validUntil);
  });

  it('holds no price for a product from stock, which is bought at that of the day', async () => {
    const savedId = await save([await create('1005')]);
    await makeDearer(savedId);
    const { holds, validUntil, savedOn, elements } = must(await open(savedId));

    expect([holds, validUntil]).toEqual([false, savedOn]);
    expect((await offerOf(elements[0]!.configurationId)).quote).toEqual(elements[0]!.today);
  });

  it('has only the price of today after its last day', async () => {
    const savedId = await save([await create()]);
    await makeDearer(savedId);
    const { configurationId, today } = must(await open(savedId)).elements[0]!;
    own.clock.passSeconds(15 * days);

    const late = must(await open(savedId));
    expect(late.holds).toBe(false);
    for (const one of [configurationId, late.elements[0]!.configurationId]) {
      expect((await read(one)).quote.total).toBe(today.total);
      expect((await offerOf(one)).quote.total).toBe(today.total);
    }
  });

  it('keeps several elements of a project together, in their order', async () => {
    const [one, two] = [await create(), await create()];
    await change(two, wider);
    const { elements } = must(await open(await save([two, one])));

    expect(elements.map(({ offer }) => offer.configuration.width)).toEqual([1400, 1230]);
  });

  it('keeps what a cart was offered: each line with its pieces and price, the same configuration twice too', async () => {
    const id = await create();
    const before = await offerOf(id);
    await change(id, wider);
    const elements = [
      { ...before, quantity: 3 },
      { ...(await offerOf(id)), quantity: 1 },
    ];
    const savedId = await save([id, id], { elements });

    expect(must(await open(savedId)).elements.map(({ offer }) => offer)).toEqual(elements);
  });

  it('is not what the caller sees when another tab has changed it meanwhile, unless it was saved before', async () => {
    const id = await create();
    const changeId = randomUUID();
    const first = await save([id], { changeId, seen: 1 });
    await change(id, wider);

    expect(await save([id], { changeId, seen: 1 })).toBe(first);
    await expect(save([id], { seen: 1 })).rejects.toThrow('revision-outdated');
  });

  it('has an id, and is unknown in another shop, under another id, and for a configuration that there is not [SAVE-11] [OPEN-Q-14]', async () => {
    const id = await create();
    const savedId = await save([id]);
    expect(savedId).toMatch(/^[\w-]{22}$/);
    expect(savedId).not.toBe(id);

    expect(await open(savedId, 'offered', 6)).toMatchObject({ ok: false, reason: 'saved-unknown' });
    expect(await open('A'.repeat(22))).toMatchObject({ ok: false, reason: 'saved-unknown' });
    const body = { configurationIds: ['A'.repeat(22)], type: 'O', route: '/', changeId: randomUUID() };
    expect(await own.client.call(saveQuote, { body: { ...body, shopId } })).toMatchObject({
      ok: false,
      reason: 'configuration-unknown',
    });
  });

  it('is forgotten with the id of a product from stock, by which the same can be begun anew [OPEN-Q-18]', async () => {
    const savedId = await save([await create('1005')]);
    own.clock.passSeconds(367 * days);
    const ended = { ok: false, reason: 'saved-unknown', details: { product: '1005' } };

    expect(await open(savedId)).toMatchObject(ended);
    await sweep();
    expect(await open(savedId)).toMatchObject(ended);
  });

  it('goes twelve months after its last opening; what is known then is when it ended and what it was of [OPEN-Q-18]', async () => {
    const savedId = await save([await create()]);
    own.clock.passSeconds(360 * days);
    const { validUntil, elements } = must(await open(savedId));
    own.clock.passSeconds(360 * days);
    expect((await open(savedId)).ok).toBe(true);

    own.clock.passSeconds(367 * days);
    const ended = { ok: false, reason: 'saved-unknown', details: { validUntil, product: 'OS1' } };
    expect(await open(savedId)).toMatchObject(ended);
    await Promise.all([sweep(), sweep()]);
    expect(await own.db.query('SELECT id FROM saved_offer WHERE id = $1', [savedId])).toEqual([]);
    expect(await own.db.query('SELECT id FROM offer WHERE id = $1', [elements[0]!.offer.offerId])).toEqual([]);
    expect(await open(savedId)).toMatchObject(ended);
  });

  describe('with a letter', () => {
    const events = (): Promise<{ data: { letterId: string } }[]> =>
      own.db.query(
        `SELECT data FROM (SELECT type, data FROM outbox UNION ALL SELECT type, data FROM outbox_sent) e WHERE type = $1`,
        [offerSaved.type],
      );
    const idOfNewest = async (): Promise<string> =>
      (await own.db.query<{ id: string }[]>('SELECT id FROM saved_letter ORDER BY written_at DESC LIMIT 1'))[0]!.id;
    const readLetter = (id: string) => own.client.call(readQuoteMailRequest, { params: { id } });

    it('is written once, however often the same request comes', async () => {
      const before = (await events()).length;
      const more = { letter, changeId: randomUUID() };
      const id = await create();
      const [one, two] = [await save([id], more), await save([id], more)];

      expect(one).toBe(two);
      expect((await events()).length).toBe(before + 1);
    });

    it('of an offer that was saved before goes out once for a request, and leaves that as it is', async () => {
      const savedId = await save([await create()]);
      const count = (await events()).length;
      const mail = (shop: 6 | 7, of = randomUUID()) => {
        const body = { shopId: shop, letter, changeId: of };
        return own.client.call(mailQuote, { params: { id: savedId }, body });
      };
      const changeId = randomUUID();

      expect([must(await mail(shopId, changeId)), must(await mail(shopId, changeId))]).toEqual([
        { savedId, isNew: true },
        { savedId, isNew: false },
      ]);
      expect((await events()).length).toBe(count + 1);
      expect(must(await readLetter(await idOfNewest()))).toMatchObject({ letter, offer: { savedId } });
      expect(await mail(6)).toMatchObject({ ok: false, reason: 'saved-unknown' });
    });

    it('tells name, note and how prices are read to the mail, and nothing of it to the event', async () => {
      const savedId = await save([await create()], { letter });

      expect(must(await readLetter(await idOfNewest()))).toMatchObject({ letter, offer: { savedId } });
      const told = JSON.stringify(await events());
      for (const secret of [letter.name, letter.email, letter.note, savedId]) expect(told).not.toContain(secret);
    });

    it('is forgotten after a week, and the offer stays', async () => {
      const savedId = await save([await create()], { letter });
      const letterId = await idOfNewest();
      own.clock.passSeconds(8 * days);
      await sweep();

      expect((await readLetter(letterId)).ok).toBe(false);
      expect((await open(savedId)).ok).toBe(true);
    });

    it('is erased at once for the person who asks for it', async () => {
      await save([await create()], { letter: { ...letter, email: 'Gone@example.com' } });
      const letterId = await idOfNewest();

      const body = { email: 'gone@example.com', orderIds: [], marks: [] };
      expect(must(await own.client.call(eraseCustomer, { body })).erased).toMatchObject({ savedLetters: 1 });
      expect((await readLetter(letterId)).ok).toBe(false);
    });
  });
});
