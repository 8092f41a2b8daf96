import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { confirmationOf } from './confirmation';
import { confirmationHtml } from './confirmation-html';
import { textHtml } from '../mail-html';
import { orderedTexts } from '../ordered-goods';
import { mailBranding } from '../mail-branding';

const catalogues = { ofLine: () => Promise.resolve(shopCatalogue()) } as unknown as CatalogueCache;
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const row = changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place: 'right', product: 'F1' });
/** Bytes: Gmail shows no more of a mail than 102 kB. */
const shown = 100_000;

describe.each(shops.map((shop) => [shop.code, shop] as const))('in %s the mail that confirms an order', (_, shop) => {
  async function mailOf(products: readonly ReturnType<typeof initialConfiguration>[]) {
    const snapshot = anOrderOfProducts(products, shop);
    const words = await orderedTexts(snapshot.order, catalogues);
    const goods = words.map((each) => ({ ...each, picture: { png: Buffer.of(), alt: each.drawn!.shows } }));
    const { wear } = await mailBranding(shop, 'mail@okna.example');
    const html = confirmationHtml(confirmationOf(snapshot, goods, home, '2026-06-01'), wear, (nth) => `picture-${nth}`);
    return { html, names: goods.map(({ times, name }) => textHtml(`${times} ${name}`)) };
  }
  const { shortened } = textsOf(shop).confirmationMail;

  it('of a hundred windows and assemblies is short enough for Gmail, names each line and says where the rest is', async () => {
    const { html, names } = await mailOf(
      Array.from({ length: 100 }, (_, nth) => (nth % 2 === 0 ? initialConfiguration('ST2') : row)),
    );

    expect(Buffer.byteLength(html)).toBeLessThan(shown);
    for (const name of new Set(names)) expect(html.split(name)).toHaveLength(51);
    expect(html).toContain(textHtml(shortened));
  });

  it('says everything of a few', async () => {
    const { html } = await mailOf([initialConfiguration('ST2'), row, initialConfiguration('OS1')]);
    expect(html).not.toContain(textHtml(shortened));
  });
});
