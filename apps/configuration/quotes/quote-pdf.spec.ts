import { quoteNumber } from '@fenestra/clients/quote-number';
import type { PriceSnapshot } from '@fenestra/contracts/http/configuration';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type Shop, type ShopId, shopById, shops } from '@fenestra/domain/shop/shops';
import { factsOf } from '@fenestra/i18n/sheet-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import { PdfWriter } from '@fenestra/platform/documents/pdf-writer';
import { must } from '@fenestra/testing/must';
import { type TaggedElement, readPdf } from '@fenestra/testing/read-pdf';
import { sweep } from '@fenestra/testing/sweep';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { factsOf as shopFactsOf } from '@fenestra/testing/shop-facts';
import { quotePdf } from './quote-pdf';
import { pricesTable } from './quote-prices';

const catalogue = shopCatalogue();
const link = 'https://cs.okna.example/conf/#/doplnky/?configuration=AAAAAAAAAAAAAAAAAAAAAA';

function offerOf(configuration: Configuration, shopId: ShopId): PriceSnapshot {
  const [offerId, configurationId] = ['A'.repeat(22), 'B'.repeat(22)];
  return {
    ...{
      schema: 1,
      offerId,
      configurationId,
      revision: 1,
      configuration,
      priceCode: 'x',
      weightKg: 50,
      uw: 0.9,
      rw: 34,
    },
    quote: calculatePrice(configuration, catalogue, shopPrices(), shopById(shopId)),
  };
}

const days = { savedOn: '2026-11-22', validUntil: '2026-12-06' };
const described = { savedId: 'A'.repeat(22), type: 'O', route: '/doplnky/', ...days };
const paperOf = (shop: Shop) => new PdfWriter({ title: '', about: '', foot: '', shop });

function documentOf(
  configurations: readonly Configuration[],
  shopId: ShopId,
  buyer: Buyer = 'private',
): Promise<Buffer> {
  const shop = shopById(shopId);
  const elements = configurations.map((configuration) => offerOf(configuration, shopId));
  const offer = { ...described, shopId, elements };
  const { contact } = shopFactsOf(shop);
  const shown = elements.map((one) => ({ offer: one, catalogue, shop }));
  return quotePdf({ offer, elements: shown, shop, buyer, contact, link });
}

const papers = new Map<string, ReturnType<typeof readPdf>>();

/** Returns the pages of an offer of these products with default options, cached by products and shop. */
function read(products: readonly string[], shopId: ShopId = 7): ReturnType<typeof readPdf> {
  const key = `${shopId} ${products.join()}`;
  const pages = papers.get(key) ?? documentOf(products.map(initialConfiguration), shopId).then(readPdf);
  papers.set(key, pages);
  return pages;
}

/** With what they consist of, in the order in which they are read. */
const allOf = (parts: readonly TaggedElement[]): TaggedElement[] =>
  parts.flatMap((part) => [part, ...allOf(part.parts)]);
const textOf = (part: TaggedElement): string =>
  allOf([part])
    .map(({ text }) => text)
    .join(' ')
    .trim();
const withRole = (role: string, parts: readonly TaggedElement[]) => allOf(parts).filter((part) => part.role === role);

/** Three elements and so many more. */
const bandWith = (more: number): Configuration =>
  Array.from({ length: more }).reduce<Configuration>(
    (band) => changedBy(band, { kind: 'add-element', place: 'right', product: 'F1' }),
    initialConfiguration('SE-PAS'),
  );

const offered = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
const ofOneSash = ['F1', 'S1', 'V1', 'O1', 'OS1', 'B1', 'E1', 'D1'];

describe('the offer on paper', () => {
  it.each(shops.map(({ code, id }) => [code, id] as const))('has title and language of %s', async (_, shopId) => {
    const shop = shopById(shopId);
    const pdf = await documentOf([initialConfiguration('OS1')], shopId);
    const [page] = await readPdf(pdf);

    expect(pdf.toString('latin1')).toContain(`/Lang (${shop.locale})`);
    expect(withRole('H1', page!.parts).map(textOf)).toEqual([textsOf(shop).offer.document.title]);
  });

  it.each(shops.filter(({ code }) => code !== 'hu').map(({ code, id }) => [code, id] as const))(
    'says in %s what is paid when, and how long the goods take',
    async (_, shopId) => {
      const pages = await read(['OS1'], shopId);
      const terms = pages.flatMap(({ parts }) => parts.map(textOf)).join(' ');

      for (const figure of [/30\s%/, /\s2\s%/, /28\s/]) expect(terms).toMatch(figure);
    },
  );

  it('says in Hungary that payment and the price of delivery are told after the order', async () => {
    const pages = await read(['OS1'], 10);
    const terms = pages.flatMap(({ parts }) => parts.map(textOf)).join(' ');

    expect(terms).toContain('telefonon egyeztetjük');
    expect(terms).toContain('a szállítás díját a megrendelés után számítjuk ki');
    expect(terms).not.toMatch(/30\s?%/);
  });

  describe.each(shops.map((shop) => [shop.code, shop] as const))('in %s', (_, shop) => {
    const { offer, saved } = textsOf(shop);
    const { title, lead, validUntil, conditions, payment } = offer.document;
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const promises = [title, lead, validUntil, conditions.price('6'), conditions.madeToMeasure, payment(30, 2)].map(
      (words) => plain(words).slice(0, 12),
    ); // until the day
    const said = async (configurations: readonly Configuration[]) => {
      const pages = await readPdf(await documentOf(configurations, shop.id));
      return plain(pages.flatMap(({ parts }) => parts.map(textOf)).join(' '));
    };
    const [made, stock] = [initialConfiguration('OS1'), must(stockConfiguration(1005, catalogue))];

    it('promises no price for goods from stock, nor that nobody may withdraw from their contract', async () => {
      const text = await said([stock]);

      for (const promise of promises) expect(text).not.toContain(promise);
      expect(text).toContain(plain(saved.stockPrice));
    });

    it('says of both what holds for what is made to measure, and that the other has the price of the day', async () => {
      const text = await said([made, stock]);

      for (const promise of [...promises, plain(saved.stockPrice)]) expect(text).toContain(promise);
    });
  });

  it('is called by its number at the head of every page', async () => {
    const pages = await read(['ST2']);

    expect(pages.length).toBeGreaterThan(1);
    for (const { silent } of pages) expect(silent).toContain(quoteNumber(described.savedId));
  });

  const inLongWords = shops.filter(({ code }) => code === 'de' || code === 'hu');
  it.each(sweep(shops, inLongWords).map(({ code, id }) => [code, id] as const))(
    'of one window or door of one sash is one page in %s',
    async (_, shopId) => {
      const pages = await Promise.all(ofOneSash.map(async (code) => [code, (await read([code], shopId)).length]));

      expect(pages).toEqual(ofOneSash.map((code) => [code, 1]));
    },
  );

  it.each([
    ['a wide window', ['ST2'], 2],
    ['three upright windows', ['OS1', 'OS1', 'OS1'], 2],
    ['a wide, an upright and a square window', ['ST2', 'OS1', 'F1'], 3],
  ])('of %s takes no page more than it needs', async (_, products, pages) => {
    expect(await read(products)).toHaveLength(pages);
  });

  it.each([0, 1, 2, 3])(
    'draws a wide first element on the first page, with %i more elements in its row',
    async (more) => {
      const [first] = await readPdf(await documentOf([bandWith(more)], 8));

      expect(withRole('Figure', first!.parts)).toHaveLength(1);
    },
  );

  it('leads to the offer on its last page by a link and by a code that another library reads', async () => {
    const pages = await read(['ST2']);

    expect(pages.map(({ links }) => links)).toEqual([[], [link]]);
    expect(pages.at(-1)!.code).toBe(link);
  });

  it('names every product of the catalogue', async () => {
    const pages = await read(offered);
    const headings = pages.flatMap(({ parts }) => withRole('H2', parts)).map(textOf);

    expect(headings.filter((heading) => / × /.test(heading.replaceAll('\u00a0', ' ')))).toHaveLength(offered.length);
  });

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'in %s has a letter for everything that it says',
    async (_, shopId) => {
      const pages = await read(['ST2', 'E1'], shopId);

      expect(pages.flatMap(({ undrawn }) => undrawn)).toEqual([]);
    },
  );

  it.each([
    ['private', ['totalGross', 'totalNet'], 'gross'],
    ['business', ['totalNet', 'totalGross'], 'net'],
  ] as const)('says to a %s reader first the price that is reckoned with [SHOP-07]', async (buyer, order, head) => {
    const words = textsOf(shopById(7)).offer.document;
    const [page] = await readPdf(await documentOf([initialConfiguration('OS1')], 7, buyer));
    const plain = (text: string) => text.trim().replaceAll('\u00a0', ' ');
    const texts = allOf(page!.parts).map(({ text }) => plain(text));
    const [first, second] = order.map((name) => plain(words[name]));

    expect(texts.filter((text) => text === first || text === second)).toEqual([first, second]);
    expect(
      withRole('TH', page!.parts)
        .slice(0, 3)
        .map((cell) => plain(textOf(cell))),
    ).toContain(plain(words[head]));
  });

  it.each([
    ['private', ['za kus s DPH', 's DPH', 'bez DPH', 'DPH 21 %']],
    ['business', ['za kus bez DPH', 'bez DPH', 'DPH 21 %', 's DPH']],
  ] as const)('has a table of prices in the order in which a %s reader reckons [SHOP-07]', async (buyer, heads) => {
    const [page] = await readPdf(await documentOf([initialConfiguration('OS1')], 7, buyer));
    const table = withRole('Table', page!.parts).at(-1)!;
    const [head, row] = withRole('TR', [table]).map(({ parts }) =>
      parts.map((cell) => textOf(cell).replaceAll('\u00a0', ' ')),
    );

    expect(head!.slice(2)).toEqual(heads);
    expect(row![2]).toBe(row![3]); // of one piece
  });

  it('repeats the head of a table on each of its pages, where it is not read again', async () => {
    const pages = await readPdf(await documentOf([bandWith(3)], 8));
    const { part } = textsOf(shopById(8)).offer.document;

    expect(pages.map(({ silent }) => silent.includes(part))).toEqual([false, true, false]);
    expect(
      pages
        .flatMap(({ parts }) => withRole('TH', parts))
        .map(textOf)
        .filter((text) => text === part),
    ).toEqual([part]);
  });
});

describe('the offer read aloud', () => {
  it('is one document of headings, drawings, lists and tables in the order of the page', async () => {
    const [page] = await read(['OS1']);
    const all = allOf(page!.parts).map(({ role }) => role);
    const roles = all.filter((role) => /^(Document|H\d|Figure|Table|Link)$/.test(role));

    expect(roles).toEqual(['Document', 'H1', 'H2', 'Figure', 'Table', 'H2', 'Table', 'H2', 'H2', 'Figure', 'Link']);
  });

  it('leaves nothing on a page that is neither read nor known as silent', async () => {
    const pages = await read(offered);

    expect(pages.flatMap(({ unmarked }) => unmarked)).toEqual([]);
  });

  it('says what each drawing shows', async () => {
    const pages = await read(offered);
    const figures = pages.flatMap(({ parts }) => withRole('Figure', parts));

    expect(figures).toHaveLength(offered.length + 1);
    expect(figures.filter(({ alt = '' }) => alt.length < 20)).toEqual([]);
  });

  it('has tables whose rows have as many cells as their heads', async () => {
    const [page] = await read(['OS1']);
    const tables = withRole('Table', page!.parts);
    const widths = tables.map(({ parts }) => [...new Set(parts.map((row) => row.parts.length))]);

    expect(widths).toEqual([[3], [6]]);
  });
});

it('writes sums of ten millions on one line', () => {
  const shop = shopById(7);
  const heightWith = (priced: Partial<PriceSnapshot['quote']>) => {
    const window = offerOf(initialConfiguration('OS1'), 7);
    const dear = { ...window, quote: { ...window.quote, ...priced } };
    const offer = { ...described, shopId: shop.id, elements: [dear] };
    const elements = [{ offer: dear, catalogue, shop }];
    return pricesTable(paperOf(shop), { offer, elements, shop, buyer: 'private' }).height;
  };

  expect(heightWith({ total: 9_017_330_00 })).toBe(heightWith({}));
});

describe('the facts of an element on paper', () => {
  it.each([
    ['window', 'OS1', 'Uw', true],
    ['door', 'E1', 'Ud', false],
  ] as const)('tells of a %s (%s) its %s, and noise only where it is known', (_, product, transmittance, known) => {
    const shop = shopById(7);
    const names = factsOf(offerOf(initialConfiguration(product), 7), catalogue, shop).map(([name]) => name);

    expect(names).toContain(transmittance);
    expect(names.includes(textsOf(shop).configurator.rw)).toBe(known);
  });
});
