import { shops } from '@fenestra/domain/shop/shops';
import { legalText } from '@fenestra/i18n/legal-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { factsOf } from '@fenestra/testing/shop-facts';
import { termsPaper } from './terms-document';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it.each(shops.map((shop) => [shop.code, shop] as const))(
  'the terms of %s say on paper what they say on the page, in less than 100 kB',
  async (_, shop) => {
    const { name, pdf } = await termsPaper(shop, factsOf(shop).contact);
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

it('are made once for all orders of a shop', async () => {
  const made = async () => (await termsPaper(shops[0]!, factsOf(shops[0]!).contact)).pdf;
  expect(await made()).toBe(await made());
});
