import type { Offer } from '@fenestra/contracts/http/configuration';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { quote } from '@fenestra/domain/pricing/quote';
import { type ShopId, shopById, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { offerDocument } from './offer-document';
import { factsOf } from './offer-plate';

const catalogue = shopCatalogue();
const link = 'https://cs.okna.example/conf/#/doplnky/?configuration=AAAAAAAAAAAAAAAAAAAAAA';

function offerOf(product: string, shopId: ShopId): Offer {
  const made = newConfiguration(product, catalogue);
  if (!made.ok) throw new Error(product);
  const configuration = made.value;
  const [offerId, configurationId] = ['A'.repeat(22), 'B'.repeat(22)];
  return {
    ...{
      schema: 1,
      offerId,
      configurationId,
      revision: 1,
      configuration,
      priceCode: product,
      weightKg: 50,
      uw: 0.9,
      rw: 34,
    },
    quote: quote(configuration, catalogue, shopPrices(), shopById(shopId)),
  };
}

function documentOf(products: readonly string[], shopId: ShopId): Promise<Buffer> {
  const shop = shopById(shopId);
  const elements = products.map((product) => offerOf(product, shopId));
  const days = { savedOn: '2026-11-22', validUntil: '2026-12-06' };
  const offer = { savedId: 'A'.repeat(22), shopId, type: 'O', route: '/doplnky/', ...days, elements };
  return offerDocument({ offer, elements: elements.map((one) => ({ offer: one, catalogue, shop })), shop, link });
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the offer on paper', () => {
  it.each(shops.map(({ code, id }) => [code, id] as const))('is a PDF in the language of %s', async (_, shopId) => {
    const pdf = await documentOf(['OS1'], shopId);

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain(shopById(shopId).locale);
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
  });

  it('leads to the offer where it is opened again', async () => {
    expect((await documentOf(['OS1'], 7)).toString('latin1')).toContain(link);
  });

  it('of one window has its link on the last page', async () => {
    const pages = (await documentOf(['OS1'], 7))
      .toString('latin1')
      .split(/\/Type \/Page\b/)
      .slice(1);
    const linking = pages.map((page) => page.split('endobj')[0]!.includes('/Annots'));

    expect(linking).toEqual([false, true]);
  });

  it('holds every product of the catalogue', async () => {
    const products = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);

    expect(pagesOf(await documentOf(products, 7))).toBeGreaterThanOrEqual(products.length / 2);
  });

  it.each([
    ['of one window takes two pages', ['OS1'], 2],
    ['of three upright elements takes two pages', ['OS1', 'OS1', 'OS1'], 2],
    ['of a wide, an upright and a square window takes three pages', ['ST2', 'OS1', 'F1'], 3],
  ])('%s', async (_, products, pages) => {
    expect(pagesOf(await documentOf(products, 7))).toBe(pages);
  });

  it.each([
    ['window', 'OS1', 'Uw', true],
    ['door', 'E1', 'Ud', false],
  ] as const)('tells of a %s (%s) its %s, and noise only where it is known', (_, product, transmittance, known) => {
    const shop = shopById(7);
    const names = factsOf({ offer: offerOf(product, 7), catalogue, shop }).map(([name]) => name);

    expect(names).toContain(transmittance);
    expect(names.includes(textsOf(shop).configurator.rw)).toBe(known);
  });
});
