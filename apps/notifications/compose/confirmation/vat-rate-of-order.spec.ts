import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { vatOf } from '@fenestra/domain/pricing/vat';
import { type Shop, shopByCode, vatOn } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { factsOf } from '@fenestra/testing/shop-facts';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { totalsOfOrder } from './confirmation';
import { orderedTexts } from '../ordered-goods';
import { orderPdf } from '../../pdf/order-pdf';
import { proformaPdf } from '../../pdf/proforma-pdf';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as Parameters<typeof orderedTexts>[1];
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const sk = shopByCode('sk');
/** As data would say of a rate that came before the order. */
const raised: Shop = { ...sk, vat: [...sk.vat, { from: '2026-05-01', percent: 23 }] };
const snapshot: OrderSnapshot = anOrderOfProducts([initialConfiguration('OS1')], raised);
const { order } = snapshot;
const { confirmationMail, currency } = textsOf(sk);
const amount = (minor: number) => exactAmount(minor, sk, currency);
const vat = vatOf(order.cart.totals.net, raised, '2026-06-01');

type Paper = typeof orderPdf;
const textOf = async (paper: Paper) => {
  const pages = await readPdf(await paper(snapshot, await orderedTexts(order, catalogues), factsOf(sk)));
  return plain(pages.flatMap(textsOfPage).join(' '));
};

describe('an order that was placed under another rate than that of the shop now keeps it [CONST-02]', () => {
  it('differs from that of the shop', () => {
    expect([order.cart.totals.vatPercent, vatOn(sk, '2026-06-01')]).toEqual([23, 20]);
    expect(order.cart.totals.vat).toBe(vat);
  });

  it('in the sums of its mails', () => {
    expect(totalsOfOrder(snapshot, amount)).toContainEqual([confirmationMail.vat(23), amount(vat)]);
  });

  it.each<[string, Paper]>([
    ['its summary', orderPdf],
    ['the invoice in advance', proformaPdf],
  ])('on %s', async (_, paper) => {
    const text = await textOf(paper);

    expect(text).toContain(plain(confirmationMail.vat(23)));
    expect(text).toContain(plain(amount(vat)));
    expect(text).not.toContain(plain(confirmationMail.vat(20)));
  });
});
