import { shops } from '@fenestra/domain/shop/shops';
import { legalText } from '@fenestra/i18n/legal-text';
import { returningText, withdrawalForm } from '@fenestra/i18n/returning-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { PdfWriter } from '@fenestra/platform/documents/pdf-writer';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { factsOf } from '@fenestra/testing/shop-facts';
import { termsPdf } from './terms-pdf';

it('are made anew after they could not be', async () => {
  const shop = shops[0]!;
  const facts = { ...factsOf(shop) }; // papers are cached by facts
  jest.spyOn(PdfWriter.prototype, 'bytes').mockRejectedValueOnce(new Error('no memory'));

  await expect(termsPdf(shop, facts)).rejects.toThrow('no memory');
  expect((await termsPdf(shop, facts)).pdf.toString('latin1')).toMatch(/^%PDF/);
});

/** Hyphens that break a line and those that do not are one glyph. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('\u2011', '-');

it.each(shops.map((shop) => [shop.code, shop] as const))(
  'the terms of %s say on paper what they say on the page, in less than 100 kB',
  async (_, shop) => {
    const { name, pdf } = await termsPdf(shop, factsOf(shop));
    const said = plain((await readPdf(pdf)).flatMap(textsOfPage).join(' '));
    const { legal } = textsOf(shop);
    const { terms, payments, shipping, withdrawal } = legal;
    const complaints = legalText('complaints', legal, shop);

    expect(name).toBe(`${terms.title}.pdf`);
    for (const { title, paragraphs } of [terms, payments, shipping, withdrawal, complaints])
      for (const text of [title, ...paragraphs]) expect(said).toContain(plain(text));
    expect(pdf.length).toBeLessThan(100_000);
  },
);

it.each(shops.map((shop) => [shop.code, shop] as const))(
  'the terms of %s end with the form for withdrawal on a page of its own, and say where goods go back to [2011/83/EU Annex I B]',
  async (_, shop) => {
    const facts = factsOf(shop);
    const pages = (await readPdf((await termsPdf(shop, facts)).pdf)).map((page) => textsOfPage(page).map(plain));
    const { title, paragraphs, fields, closing } = withdrawalForm(shop, facts);

    expect(pages.at(-1)).toEqual([title, ...paragraphs, ...fields, closing].map(plain));
    for (const text of returningText(shop, facts.returns)) expect(pages.flat()).toContain(plain(text));
  },
);

it('are made once for all orders of a shop', async () => {
  const made = async () => (await termsPdf(shops[0]!, factsOf(shops[0]!))).pdf;
  expect(await made()).toBe(await made());
});
