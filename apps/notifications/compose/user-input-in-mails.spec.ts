import type { OrderData, OrderView } from '@fenestra/contracts/http/orders';
import type { Quote } from '@fenestra/contracts/http/quotes';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { shopByCode } from '@fenestra/domain/shop/shops';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { aWithdrawal } from '@fenestra/testing/a-withdrawal';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { orderInState } from '@fenestra/testing/order-in-state';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { confirmationOf } from './confirmation/confirmation';
import { confirmationHtml } from './confirmation/confirmation-html';
import { confirmationText } from './confirmation/confirmation-text';
import { Drawings } from './drawings';
import type { Feedback } from '../feedback/feedback.entity';
import { feedbackMailOf } from './feedback/feedback-mail';
import { feedbackMailHtml } from './feedback/feedback-mail-html';
import { feedbackMailText } from './feedback/feedback-mail-text';
import type { OrderStateMailKind } from '../mail-kinds';
import { orderedGoods } from './ordered-goods';
import { orderPdf } from '../pdf/order-pdf';
import { cartMailOf } from './cart/cart-mail';
import { cartMailHtml } from './cart/cart-mail-html';
import { cartMailText } from './cart/cart-mail-text';
import { quoteElementTexts } from './quote/quote-elements';
import { quoteMailOf } from './quote/quote-mail';
import { quoteMailHtml } from './quote/quote-mail-html';
import { quoteMailText } from './quote/quote-mail-text';
import { stateMailOf } from './states/state-mail';
import { stateMailHtml } from './states/state-mail-html';
import { stateMailText } from './states/state-mail-text';
import { mailBranding } from './mail-branding';
import { withdrawalMailOf } from './withdrawal/withdrawal-mail';
import { withdrawalMailHtml } from './withdrawal/withdrawal-mail-html';
import { withdrawalMailText } from './withdrawal/withdrawal-mail-text';

/** A text with each kind of address that mail programs link, as a visitor could type it into any field. */
const evil = 'Zlý https://zly.example/a www.zly.example zly.example/b zlý.česko';
/** Parts of it that would be linked. */
const linked = /https?:\/\/zly|zly\.example|zl\u00fd\.\u010desko|www\.zly/iu;

const shop = shopByCode('cs');
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const catalogue = shopCatalogue();
const catalogues = {
  ofLine: () => Promise.resolve(catalogue),
  of: () => Promise.resolve(catalogue),
} as unknown as CatalogueCache;
const drawings = new Drawings();
const reckoning = { buyer: 'private', vatPercent: 21, currency: shop.currency } as const;
const room = { ...initialConfiguration('ST2'), room: evil } as Configuration;
const letter = { name: evil, email: 'jana@example.test', note: evil, buyer: 'private' } as const;
const address = { street: evil, city: evil, postcode: '60200' };
const data: Partial<OrderData> = {
  ...{ firstName: evil, lastName: evil, address, note: evil },
  company: { name: evil, id: evil, taxId: evil, vatPayer: true },
  invoice: { firstName: evil, lastName: evil, company: evil, id: evil, taxId: evil, address },
  delivery: { name: evil, phone: '+420601222333', address },
};

function orderOf(differences: Partial<OrderView> = {}) {
  const delivered = anOrderOfProducts([room], shop);
  const cart = { ...delivered.order.cart, delivery: { kind: 'delivery' as const, region: 101 } };
  return { order: { ...delivered.order, cart, ...differences }, data: { ...delivered.data, ...data } };
}
const goodsOf = (order: OrderView) => orderedGoods(order, catalogues, drawings);

type Written = { readonly subject: string; readonly preview: string; readonly html: string; readonly text: string };

const mails: Readonly<Record<string, () => Promise<Written>>> = {
  'a sent cart': async () => {
    const { order } = orderOf();
    const lines = order.lines.map(({ line }) => line);
    const held = { ...order.cart, cartId: 'cart', shopId: shop.id, revision: 1, lines, stockOnly: false };
    const sent = { letter, sentOn: '2026-06-01', cart: { ...held, paymentOptions: [] } };
    const mail = cartMailOf(sent, await goodsOf(order), home);
    return { ...mail, html: cartMailHtml(mail, await wear(), () => 'cid'), text: cartMailText(mail) };
  },
  'a saved offer': async () => {
    const { order } = orderOf();
    const elements = order.lines.flatMap(({ line }) => (line.kind === 'configured' ? [line.offer] : []));
    const days = { savedOn: '2026-06-01', validUntil: '2026-06-15' };
    const offer: Quote = { savedId: 'A'.repeat(22), shopId: shop.id, type: evil, route: '/a/', ...days, elements };
    const shown = await quoteElementTexts(elements, shop, catalogues, drawings, reckoning);
    const mail = quoteMailOf({ letter, offer }, shown, home);
    return { ...mail, html: quoteMailHtml(mail, await wear(), () => 'cid'), text: quoteMailText(mail) };
  },
  'a confirmed order': async () => {
    const mailed = orderOf();
    const mail = confirmationOf(mailed, await goodsOf(mailed.order), home, '2026-06-01');
    return { ...mail, html: confirmationHtml(mail, await wear(), () => 'cid'), text: confirmationText(mail) };
  },
  'a withdrawal': async () => {
    const { order } = orderOf();
    const withdrawal = aWithdrawal(order, { name: evil });
    const mail = withdrawalMailOf([withdrawal], order, await goodsOf(order), home, factsOf(shop).returns);
    return { ...mail, html: withdrawalMailHtml(mail, await wear()), text: withdrawalMailText(mail) };
  },
  'a message to the shop': async () => {
    const where = { browser: evil, host: evil, screen: evil, configurationId: null, logId: null, shopId: shop.id };
    const typed = { name: evil, phone: evil, email: evil, message: evil, id: 'a', changeId: 'b' };
    const feedback: Feedback = { ...where, ...typed, writtenAt: new Date('2026-06-01T08:00:00Z') };
    const mail = feedbackMailOf({ feedback, product: undefined, reported: evil }, home);
    return { ...mail, html: feedbackMailHtml(mail, await wear(), () => 'cid'), text: feedbackMailText(mail) };
  },
  ...Object.fromEntries(
    (Object.keys(orderInState) as OrderStateMailKind[]).map((kind) => [
      `an order's state ${kind}`,
      async () => {
        const mailed = orderOf(orderInState[kind]);
        const mail = stateMailOf(kind, { ...mailed }, 100, home, await goodsOf(mailed.order));
        return { ...mail, html: stateMailHtml(mail, await wear(), () => 'cid'), text: stateMailText(mail) };
      },
    ]),
  ),
};
const wear = async () => (await mailBranding(shop, 'mail@okna.example')).wear;

describe.each(Object.entries(mails))('the mail about %s', (_, write) => {
  it('links no address that a visitor typed, in HTML and in plain text [MAIL-06] [SAVE-05]', async () => {
    const { html, text } = await write();

    expect(html).not.toMatch(linked);
    expect(text).not.toMatch(linked);
  });

  it('has a subject without typed texts', async () => {
    expect((await write()).subject).not.toMatch(/zl[yý]/i);
  });
});

it('the attached summary of an order has no scheme and no `www` that a viewer would link', async () => {
  const mailed = orderOf();
  const pages = await readPdf(await orderPdf(mailed, await goodsOf(mailed.order), factsOf(shop)));
  const text = pages.flatMap(textsOfPage).join(' ');

  expect(text).toMatch(/Zlý\s+zly\.example\/a/);
  expect(text).not.toMatch(/:\/\/zly|www\.zly/i);
});

it.each(['a sent cart', 'a saved offer'])('the preview of the mail about %s has no typed texts', async (about) => {
  expect((await mails[about]!()).preview).not.toMatch(/zl[yý]/i);
});

it.each(['a sent cart', 'a saved offer', 'a withdrawal', 'a message to the shop'])(
  'the mail about %s contains what its visitor typed around the addresses',
  async (about) => {
    const { html, text } = await mails[about]!();
    for (const part of [html, text])
      expect(part.replaceAll('\u00a0', ' ')).toContain('Zlý zly. example/a www. zly. example');
  },
);
