import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { displayedAmount } from '@fenestra/domain/pricing/displayed-amounts';
import { type Shop, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { sizeOf } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { orderInState } from '@fenestra/testing/order-in-state';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { Drawings } from '../drawings';
import type { OrderStateMailKind } from '../../mail-kinds';
import { orderedGoods } from '../ordered-goods';
import { amountDisplayOf } from '../amount-display';
import { mailBranding } from '../mail-branding';
import { selectGoods } from './listed-goods';
import { stateMailOf } from './state-mail';
import { stateMailHtml } from './state-mail-html';
import { stateMailText } from './state-mail-text';

const catalogues = { ofLine: () => Promise.resolve(shopCatalogue()) } as unknown as CatalogueCache;
const drawings = new Drawings();
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const window = initialConfiguration('OS1');
const row = changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place: 'right', product: 'F1' });
const company = { name: 'Stavby s.r.o.', id: '1', taxId: '', vatPayer: false };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');

async function mailOf(kind: OrderStateMailKind, shop: Shop, differences: Partial<MailedOrder> = {}) {
  const snapshot = anOrderOfProducts([window, row], shop, orderInState[kind]);
  const mailed = { ...snapshot, ...differences };
  const goods = selectGoods(kind, await orderedGoods(mailed.order, catalogues, drawings));
  const mail = stateMailOf(kind, mailed, 0, home, goods);
  const { wear } = await mailBranding(shop, 'mail@okna.example');
  const html = stateMailHtml(mail, wear, (nth) => `picture-${nth}`);
  return { mail, mailed, html, parts: [stateMailText(mail), html].map(plain) };
}

describe.each(shops.map((shop) => [shop.code, shop] as const))('in %s the goods', (_, shop) => {
  const { drawing, configurator, stateMail, shell } = textsOf(shop);
  const features = [sizeOf(window), sizeOf(row), drawing.hinges.right, drawing.view.inside].map(plain);

  it('of an order that ended are named with size, hinge side, profile, glass and price', async () => {
    const { mail, mailed, parts } = await mailOf('order-ended', shop);
    const [line] = mailed.order.cart.totals.lines;
    const price = exactAmount(displayedAmount(line!.net, amountDisplayOf(mailed)), shop, textsOf(shop).currency);

    for (const part of parts) {
      expect(part).toContain(stateMail.ended.goods);
      for (const said of [...features, plain(price)]) expect(part).toContain(said);
    }
    for (const { parts: groups, details } of mail.goods!.lines)
      for (const { part, make } of groups.flatMap(({ parts }) => parts))
        expect([part, details.includes(make)]).toEqual([part, part === 'frame' || part === 'glass']);
  });

  it('that have left are named with size, hinge side and weight, and without prices', async () => {
    const { parts } = await mailOf('shipped', shop);

    for (const part of parts) {
      const weight = `${configurator.weight}: 2 × 50 kg`;
      for (const said of [...features, stateMail.shipped.goods.pickup, weight]) expect(part).toContain(said);
      expect(part).not.toContain(plain(shell.withVat));
    }
  });

  test('that were missing when the hold was renewed are named alone, with how many come later', async () => {
    const snapshot = anOrderOfProducts([window, row], shop, orderInState['hold-renewed']);
    const lines = snapshot.order.lines.map((each, nth) => ({ ...each, backOrdered: nth === 1 ? 1 : 0 }));
    const { mail, parts } = await mailOf('hold-renewed', shop, { order: { ...snapshot.order, lines } });

    expect(mail.goods!.lines.map(({ drawn }) => sizeOf(drawn!.product.configuration))).toEqual([sizeOf(row)]);
    const later = plain(textsOf(shop).confirmationMail.backOrdered(1));
    for (const part of parts) for (const said of [stateMail.renewed.goods, later]) expect(part).toContain(said);
  });

  it('are drawn, and the code of a transfer follows their drawings', async () => {
    const { html } = await mailOf('shipped', shop, awaitingItsRest(shop));
    for (const nth of shop.settledByPhone ? [0, 1] : [0, 1, 2]) expect(html).toContain(`src="cid:picture-${nth}"`);
  });
});

const awaitingItsRest = (shop: Shop): Pick<MailedOrder, 'order'> => ({
  order: anOrderOfProducts([window, row], shop, { ...orderInState.shipped, restPayment: 'transfer' }).order,
});

it('a company reads the price of what ended without VAT first [SHOP-07]', async () => {
  const shop = shopByCode('cs');
  const { data } = anOrderOfProducts([window], shop);
  const { mailed, mail } = await mailOf('order-ended', shop, { data: { ...data, company } });
  const [line] = mailed.order.cart.totals.lines;

  expect(mail.goods!.lines[0]!.cost).toMatchObject({ price: exactAmount(line!.net, shop, 'Kč'), called: 'bez DPH' });
});

it('what leaves after a withdrawal is not listed, nor are goods in a mail about money', async () => {
  const shop = shopByCode('cs');

  expect((await mailOf('shipped', shop, { withdrawn: true })).mail.goods).toBeNull();
  expect((await mailOf('order-ended', shop, { withdrawn: true })).mail.goods).not.toBeNull();
  expect((await mailOf('payment-received', shop)).mail.goods).toBeNull();
});
