import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { Drawings } from '@fenestra/notifications/drawings';
import { Feedback } from '@fenestra/notifications/feedback/feedback.entity';
import { feedbackMailOf } from '@fenestra/notifications/feedback/feedback-mail';
import { feedbackMailHtml } from '@fenestra/notifications/feedback/feedback-mail-html';
import type { Wear } from '@fenestra/notifications/mail-html';
import type { Home } from '@fenestra/notifications/mail-words';
import { goodsOfLines } from '@fenestra/notifications/ordered-goods';
import { savedElements } from '@fenestra/notifications/saved/saved-elements';
import { savedMailOf } from '@fenestra/notifications/saved/saved-mail';
import { savedMailHtml } from '@fenestra/notifications/saved/saved-mail-html';
import { cartMailOf } from '@fenestra/notifications/sent/cart-mail';
import { cartMailHtml } from '@fenestra/notifications/sent/cart-mail-html';
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
export async function lettersOf(shop: Shop, catalogues: CatalogueCache, home: Home, wear: Wear): Promise<string[]> {
  const drawings = new Drawings();
  const cidOf = (nth: number): string => `picture-${nth}`;
  const { order } = anOrderOfProducts(goods, shop);
  const lines = order.lines.map(({ line }) => line);
  const offers = lines.flatMap((line) => (line.kind === 'configured' ? [{ ...line.offer, quantity: 2 }] : []));
  const reckoning = { buyer: 'business', vatPercent: vatOn(shop, savedOn), currency: shop.currency } as const;
  const saved = (elements: typeof offers) =>
    savedElements(elements, shop, catalogues, drawings, reckoning).then((shown) => {
      const offer = { savedId: 'saved', shopId: shop.id, type: 'okno', route: '/rozmery/', savedOn };
      const mail = savedMailOf({ letter, offer: { ...offer, validUntil: '2026-06-15', elements } }, shown, home);
      return savedMailHtml(mail, wear, cidOf);
    });
  const cart = {
    ...order.cart,
    ...{ cartId: 'cart', shopId: shop.id, revision: 1, lines, stockOnly: false, paymentOptions: [] },
  };
  const inCart = await goodsOfLines(cart, catalogues, drawings);
  const [product] = await savedElements(offers.slice(1), shop, catalogues, drawings, reckoning);
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
