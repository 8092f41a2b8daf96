import { unprintableCharacters } from '@fenestra/domain/ordering/unprintable-characters';
import { openSync } from 'fontkit';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { PdfWriter } from '@fenestra/platform/documents/pdf-writer';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { pdfFonts } from '@fenestra/platform/documents/fonts';
import { readPdf } from '@fenestra/testing/read-pdf';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { orderedTexts } from '../compose/ordered-goods';
import { orderPdf } from './order-pdf';
import { proformaPdf } from './proforma-pdf';
import { termsPdf } from './terms-pdf';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as Parameters<typeof orderedTexts>[1];
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
    const snapshot = anOrderOfProducts(['ST2', 'D1'].map(initialConfiguration), shop);
    const goods = await orderedTexts(snapshot.order, catalogues);
    const facts = factsOf(shopById(shop.id));
    const papers = [
      await orderPdf(snapshot, goods, facts),
      await proformaPdf(snapshot, goods, facts),
      (await termsPdf(shop, facts)).pdf,
    ];

    expect((await Promise.all(papers.map(undrawn))).flat()).toEqual([]);
  });

  it.each(each)('and in %s for every character of its texts, in both weights', async (_, shop) => {
    const characters = [...new Set(saidBy(shop))].filter((character) => character > ' ').join(' ');
    const paper = new PdfWriter({ title: '', about: '', foot: '', shop });
    for (const bold of [false, true]) paper.y += paper.write(characters, paper.left, paper.y, paper.width, { bold });

    expect(await undrawn(await paper.bytes(() => ''))).toEqual([]);
  });

  it.each([
    ['Greek', 'Αλέξανδρος Παπαδόπουλος', 'Αλέξανδρος Παπαδόπουλος'],
    ['Ukrainian', 'Олександр Ґалаґан', 'Олександр Ґалаґан'],
    ['Bulgarian', 'Щерьо Ъглов', 'Щерьо Ъглов'],
    ['Turkish', 'Gökçe Yıldız Ağaoğlu', 'Gökçe Yıldız Ağaoğlu'],
    ['Vietnamese, whose second signs are left out', 'Nguyễn Thị Ánh Đặng', 'Nguyên Thi Ánh Đăng'],
    ['polytonic Greek', 'Ἀθηνᾶ', 'Αθηνα'],
    ['one written with signs apart', 'Jana Nova\u0301kova\u0301', 'Jana Nováková'],
  ])('and for a name and a company that are %s', async (_, name, drawn) => {
    const shop = shopById(7);
    const snapshot = anOrderOfProducts([initialConfiguration('OS1')], shop);
    const [firstName, lastName] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
    const company = { name, id: '', taxId: '', vatPayer: false };
    const named = { ...snapshot, data: { ...snapshot.data, firstName, lastName, company } };
    const goods = await orderedTexts(named.order, catalogues);
    const pages = await readPdf(await proformaPdf(named, goods, factsOf(shop)));

    expect(pages.flatMap((page) => page.undrawn)).toEqual([]);
    expect(JSON.stringify(pages.map(({ parts }) => parts)).replaceAll('\u00a0', ' ')).toContain(drawn);
  });

  it.each([
    ['Chinese', '\u4e2d'],
    ['Arabic', '\u0645'],
    ['Hebrew', '\u05d0'],
  ])('but for a %s one, which the order form asks to be written otherwise', async (_, letter) => {
    const paper = new PdfWriter({ title: '', about: '', foot: '', shop: shopById(7) });
    paper.write(`a ${letter} b`, paper.left, paper.y, paper.width);

    expect(await undrawn(await paper.bytes(() => ''))).toHaveLength(1);
    expect(unprintableCharacters(letter)).toEqual([letter]);
  });

  test('the order form names exactly the characters that the typeface is missing', () => {
    const fonts = Object.values(pdfFonts).map((face) => openSync(face));
    const isDrawn = (sign: string) => fonts.every((font) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));
    const points = [...Array(0x3000).keys(), 0x4e2d, 0xfb00, 0xff21, 0x1f3e0].map((point) =>
      String.fromCodePoint(point),
    );
    const seen = points.filter((sign) => !/[\p{C}\s]/u.test(sign) && sign.normalize('NFC') === sign);
    const boxes = seen.filter((sign) => !isDrawn(sign) && !isDrawn(sign.normalize('NFD')[0]!));
    expect(seen.filter((sign) => unprintableCharacters(sign).length > 0)).toEqual(boxes);
  });
});
