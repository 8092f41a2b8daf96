import type { Quote } from '@fenestra/contracts/http/quotes';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { must } from '@fenestra/testing/must';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { quoteMailOf } from './quote-mail';
import { quoteMailText } from './quote-mail-text';

const catalogue = shopCatalogue();
const [made, stock] = [initialConfiguration('OS1'), must(stockConfiguration(1005, catalogue))];
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const letter = { name: 'Jana', email: 'jana@example.test', note: '' };

describe.each(shops.map((shop) => [shop.code, shop] as const))('in %s the mail of a saved offer', (_, shop) => {
  const { offer: texts, saved } = textsOf(shop);

  function mailOf(configurations: readonly Configuration[]): string {
    const elements = configurations.map((configuration) => ({
      ...{ schema: 1 as const, offerId: 'A'.repeat(22), configurationId: 'B'.repeat(22), revision: 1, configuration },
      ...{ priceCode: 'x', weightKg: 50, uw: 0.9, rw: 34 },
      quote: calculatePrice(configuration, catalogue, shopPrices(), shop),
    }));
    const days = { savedOn: '2026-11-22', validUntil: '2026-12-06' };
    const offer: Quote = {
      savedId: 'A'.repeat(22),
      shopId: shop.id,
      type: 'O',
      route: '/doplnky/',
      ...days,
      elements,
    };
    const shown = elements.map(() => ({
      name: 'x',
      product: 'x',
      price: '',
      facts: [],
      parts: [],
      picture: { png: Buffer.of(), alt: '' },
    }));
    return quoteMailText(quoteMailOf({ letter, offer }, shown, home));
  }

  it('says until when the price of what is made to measure holds, and no word of stock', () => {
    const mail = mailOf([made]);
    expect(mail).toContain(texts.mail.validUntil);
    expect(mail).toContain(texts.mail.kept);
    expect(mail).not.toContain(saved.stockPrice);
  });

  it('promises no price for goods from stock, and says how long its link holds', () => {
    const mail = mailOf([stock]);
    for (const promise of [texts.mail.validUntil, texts.mail.kept]) expect(mail).not.toContain(promise);
    expect(mail).toContain(`${saved.stockPrice} ${saved.linkTerm}`);
  });

  it('of both says the term of the one and that the other has the price of the day', () => {
    const mail = mailOf([made, stock]);
    for (const words of [texts.mail.validUntil, texts.mail.kept, saved.stockPrice]) expect(mail).toContain(words);
  });
});
