import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { withinGross } from '@fenestra/domain/pricing/vat';
import { money, percentOf } from '@fenestra/domain/shop/money';
import { shopByCode, shopById, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { transferQrText } from '@fenestra/platform/drawing/transfer-code';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { orderedTexts } from '../compose/ordered-goods';
import { proformaPdf } from './proforma-pdf';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as Parameters<typeof orderedTexts>[1];
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function read(snapshot: OrderSnapshot) {
  const pages = await readPdf(
    await proformaPdf(
      snapshot,
      await orderedTexts(snapshot.order, catalogues),
      factsOf(shopById(snapshot.order.shopId)),
    ),
  );
  return { pages, text: plain(pages.flatMap(textsOfPage).join(' ')) };
}

describe('the invoice in advance', () => {
  it.each(shops.map((shop) => [shop.code, shop] as const))(
    'in %s says what it is not, net, VAT and gross, both payments, and asks for the first by name and code',
    async (_, shop) => {
      const snapshot = anOrderOfProducts([initialConfiguration('ST2'), initialConfiguration('OS1')], shop);
      const { total, dueNow, dueLater, cart } = snapshot.order;
      const { pages, text } = await read(snapshot);
      const { net, vat } = withinGross(total, cart.totals.vatPercent, shop);
      const { orderPage, orderPaper } = textsOf(shop);

      expect(text).toContain(`${orderPage.proforma} 2607000123`);
      expect(text).toContain(plain(orderPaper.proforma.noInvoice));
      expect(text).toContain(`${textsOf(shop).transferCode.holder} ${snapshot.order.payTo!.holder}`);
      expect([net, vat]).toEqual([cart.totals.netAfterDiscount, cart.totals.vat]);
      for (const minor of [net, vat, total, dueNow, dueLater])
        expect(text).toContain(plain(exactAmount(minor, shop, textsOf(shop).currency)));
      expect(pages.flatMap(({ code }) => code ?? [])).toEqual([
        transferQrText(orderTransfer(snapshot.order, dueNow), shop),
      ]);
    },
  );

  it.each(shops.map((shop) => [shop.code, shop] as const))(
    'in %s names one VAT, that of what is charged, where paying all at once saves [OPEN-Q-66]',
    async (_, shop) => {
      const { order, data } = anOrderOfProducts([initialConfiguration('OS1')], shop);
      const { vat: ofCart, gross, vatPercent } = order.cart.totals;
      const total = gross - percentOf(money(gross, shop.currency), 2).minor;
      const prepaid = { share: 1, total, dueNow: total, dueLater: 0, restPayment: null };
      const { text } = await read({ order: { ...order, ...prepaid }, data });
      const { vat } = withinGross(total, vatPercent, shop);
      const said = (minor: number) => text.split(plain(exactAmount(minor, shop, textsOf(shop).currency))).length - 1;

      expect([said(vat), said(ofCart)]).toEqual([2, 0]); // among the sums, and by its rate
    },
  );

  it.each(shops.map((shop) => [shop.code, shop] as const))(
    'in %s has its payments and the code on the page of its sums, with five products',
    async (_, shop) => {
      const { pages } = await read(
        anOrderOfProducts(['ST2', 'OS1', 'SL2', 'D1', 'B1'].map(initialConfiguration), shop),
      );

      expect(pages.map(({ code }) => code !== null)).toEqual([true]);
    },
  );

  it('names the company with its numbers, and the one of the invoice where that is another', async () => {
    const { order, data } = anOrderOfProducts([initialConfiguration('OS1')], shopByCode('cs'));
    const company = { name: 'Stavby Novák s.r.o.', id: '27082440', taxId: 'CZ27082440', vatPayer: true };
    const address = { street: 'Dlouhá 1', city: 'Praha', postcode: '11000' };
    const invoice = { firstName: 'Eva', lastName: 'Malá', company: 'Okna a.s.', id: '45274649', taxId: 'CZ45274649', address }; // prettier-ignore

    const { companyId, taxId } = textsOf(shopByCode('cs')).checkout.fields;
    const numbers = ({ id, taxId: tax }: typeof company | typeof invoice) => [`${companyId} ${id}`, `${taxId} ${tax}`];

    const own = await read({ order, data: { ...data, company } });
    for (const said of [company.name, ...numbers(company)]) expect(own.text).toContain(said);
    const other = await read({ order, data: { ...data, company, invoice } });
    for (const said of [invoice.company, ...numbers(invoice)]) expect(other.text).toContain(said);
    expect(other.text).not.toContain('27082440');
  });
});
