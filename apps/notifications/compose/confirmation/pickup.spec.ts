import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { confirmationOf } from './confirmation';
import { confirmationText } from './confirmation-text';
import { orderedTexts } from '../ordered-goods';
import { orderPdf } from '../../pdf/order-pdf';

const catalogues = { ofLine: () => Promise.resolve(shopCatalogue()) } as unknown as CatalogueCache;
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Mail and summary of an order that is paid in advance, in plain words. */
async function wordsOf(shop: Shop, delivery: 'delivery' | 'pickup'): Promise<string[]> {
  const paidInAdvance = { dueLater: 0, restPayment: null };
  const made = anOrderOfProducts([initialConfiguration('ST2')], shop, paidInAdvance);
  const to = delivery === 'pickup' ? { kind: delivery } : { kind: delivery, region: 101 };
  const cart = { ...made.order.cart, delivery: to };
  const lines = made.order.lines.map((line) => ({ ...line, backOrdered: 1 }));
  const snapshot = { ...made, order: { ...made.order, cart, lines } };
  const goods = await orderedTexts(snapshot.order, catalogues);
  const mail = confirmationOf(
    snapshot,
    goods.map((each) => ({ ...each, picture: null })),
    home,
    '2026-06-01',
  );
  const pages = await readPdf(await orderPdf(snapshot, goods, factsOf(shop)));
  return [confirmationText(mail), pages.flatMap(textsOfPage).join(' ')].map(plain);
}

describe.each(shops.map((shop) => [shop.code, shop] as const))('in %s mail and summary of an order', (code, shop) => {
  const { arrives, where } = textsOf(shop).confirmationMail;
  const brought = { cs: /dod[aá]|doruč/i, sk: /dod[aá]|doruč/i, at: /liefer/i, de: /liefer/i, hu: /szállít/i }[code];

  it('that is fetched say where and from when, and nothing of a delivery', async () => {
    for (const words of await wordsOf(shop, 'pickup')) {
      for (const said of [arrives.pickup, where.pickup]) expect(words).toContain(plain(said));
      expect(brought.exec(words)).toBeNull();
    }
  });

  it('that is brought say by when', async () => {
    for (const words of await wordsOf(shop, 'delivery')) expect(words).toContain(plain(arrives.delivery));
  });
});
