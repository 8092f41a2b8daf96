import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { Drawings } from '@fenestra/notifications/compose/drawings';
import { Feedback } from '@fenestra/notifications/feedback/feedback.entity';
import { feedbackMailOf } from '@fenestra/notifications/compose/feedback/feedback-mail';
import { feedbackMailHtml } from '@fenestra/notifications/compose/feedback/feedback-mail-html';
import type { MailBranding } from '@fenestra/notifications/compose/mail-html';
import type { StorefrontContact } from '@fenestra/notifications/compose/mail-texts';
import { cartGoods } from '@fenestra/notifications/compose/ordered-goods';
import { quoteElementTexts } from '@fenestra/notifications/compose/quote/quote-elements';
import { quoteMailOf } from '@fenestra/notifications/compose/quote/quote-mail';
import { quoteMailHtml } from '@fenestra/notifications/compose/quote/quote-mail-html';
import { cartMailOf } from '@fenestra/notifications/compose/cart/cart-mail';
import { cartMailHtml } from '@fenestra/notifications/compose/cart/cart-mail-html';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';

const savedOn = '2026-06-01';
const letter = {
  name: 'Jana Nováková',
  email: 'jana@example.test',
  note: 'První řádek\nDruhý řádek',
  buyer: 'business',
} as const;
const assembly = changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place: 'right', product: 'F1' });
const goods = [initialConfiguration('ST2'), assembly];

/** Mails of what visitors send to others or to the shop, each with an assembly: a project, one saved product, a cart, a message. */
export async function lettersOf(
  shop: Shop,
  catalogues: CatalogueCache,
  home: StorefrontContact,
  wear: MailBranding,
): Promise<string[]> {
  const drawings = new Drawings();
  const cidOf = (nth: number): string => `picture-${nth}`;
  const { order } = anOrderOfProducts(goods, shop);
  const lines = order.lines.map(({ line }) => line);
  const offers = lines.flatMap((line) => (line.kind === 'configured' ? [{ ...line.offer, quantity: 2 }] : []));
  const reckoning = { buyer: 'business', vatPercent: vatOn(shop, savedOn), currency: shop.currency } as const;
  const saved = (elements: typeof offers) =>
    quoteElementTexts(elements, shop, catalogues, drawings, reckoning).then((shown) => {
      const offer = { savedId: 'saved', shopId: shop.id, type: 'okno', route: '/rozmery/', savedOn };
      const mail = quoteMailOf({ letter, offer: { ...offer, validUntil: '2026-06-15', elements } }, shown, home);
      return quoteMailHtml(mail, wear, cidOf);
    });
  const cart = {
    ...order.cart,
    ...{ cartId: 'cart', shopId: shop.id, revision: 1, lines, stockOnly: false, paymentOptions: [] },
  };
  const inCart = await cartGoods(cart, catalogues, drawings);
  const [product] = await quoteElementTexts(offers.slice(1), shop, catalogues, drawings, reckoning);
  const feedback = Object.assign(new Feedback(), {
    ...{ id: 'message', shopId: shop.id, name: letter.name, phone: '+420601222333', email: letter.email },
    ...{ message: letter.note, configurationId: 'configuration', logId: 'entry', writtenAt: new Date(savedOn) },
    ...{ browser: 'Mozilla/5.0', host: 'okna.example', screen: '/rozmery/' },
  });
  return [
    await saved(offers),
    await saved(offers.slice(1)),
    cartMailHtml(cartMailOf({ letter, sentOn: savedOn, cart }, inCart, home), wear, cidOf),
    feedbackMailHtml(feedbackMailOf({ feedback, product, reported: '{"Err":50}' }, home), wear, cidOf),
  ];
}
