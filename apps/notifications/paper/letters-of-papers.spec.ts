import { shopById, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Paper } from '@fenestra/platform/documents/paper';
import { anOrderOf } from '@fenestra/testing/an-order-of';
import { readPdf } from '@fenestra/testing/read-pdf';
import { start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { orderedWords } from '../ordered-goods';
import { orderDocument } from './order-document';
import { proformaDocument } from './proforma-document';
import { termsPaper } from './terms-document';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as Parameters<typeof orderedWords>[1];
const each = shops.map((shop) => [shop.code, shop] as const);

/** Characters that a document shows as empty boxes. */
const undrawn = async (pdf: Buffer) => (await readPdf(pdf)).flatMap((page) => page.undrawn);

/** All that a shop says: texts with their patterns, and the data that papers name. */
const saidBy = (shop: (typeof shops)[number]): string =>
  JSON.stringify([textsOf(shop), factsOf(shop)], (_, text: unknown) =>
    typeof text === 'function'
      ? String(text).replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      : text,
  );

describe('papers have a letter for everything that they say', () => {
  it.each(each)('in %s on summary, invoice in advance and terms', async (_, shop) => {
    const snapshot = anOrderOf(['ST2', 'D1'].map(start), shop);
    const goods = await orderedWords(snapshot.order, catalogues);
    const facts = factsOf(shopById(shop.id));
    const papers = [
      await orderDocument(snapshot, goods, facts),
      await proformaDocument(snapshot, goods, facts),
      (await termsPaper(shop, facts)).pdf,
    ];

    expect((await Promise.all(papers.map(undrawn))).flat()).toEqual([]);
  });

  it.each(each)('and in %s for every character of its texts, in both weights', async (_, shop) => {
    const characters = [...new Set(saidBy(shop))].filter((character) => character > ' ').join(' ');
    const paper = new Paper({ title: '', about: '', foot: '', shop });
    for (const bold of [false, true]) paper.y += paper.write(characters, paper.left, paper.y, paper.width, { bold });

    expect(await undrawn(await paper.bytes(() => ''))).toEqual([]);
  });

  it('which a letter that no shop writes shows to be looked for', async () => {
    const paper = new Paper({ title: '', about: '', foot: '', shop: shopById(7) });
    paper.write('a \u4e2d b', paper.left, paper.y, paper.width);

    expect(await undrawn(await paper.bytes(() => ''))).toHaveLength(1);
  });
});
