import { shops } from '@fenestra/domain/shop/shops';
import { grossAmountsOf } from '@fenestra/domain/pricing/displayed-amounts';
import { withinGross } from '@fenestra/domain/pricing/vat';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { totalsOfOrder, totalLabel } from './confirmation';

describe.each(shops.map((shop) => [shop.code, shop] as const))('the sums of an order in %s', (_, shop) => {
  const { confirmationMail: texts, orderDetails, currency: sign } = textsOf(shop);
  const amount = (minor: number) => exactAmount(minor, shop, sign);
  const snapshot = anOrderOfProducts([initialConfiguration('OS1')], shop);
  const { order, data } = snapshot;
  const { gross } = order.cart.totals;
  const prepaid = { ...order, total: gross - 100_00 };
  const company = { name: 'Stavby s.r.o.', id: '1', taxId: '', vatPayer: false };

  it('call the gross price alike, be something saved on it or not, and the total as the page of the order does', () => {
    const rows = totalsOfOrder({ ...snapshot, order: prepaid }, amount);
    expect(rows).toContainEqual([texts.totalWithVat, amount(gross)]);
    expect(rows).toContainEqual([texts.prepayment, amount(-100_00)]);
    expect(totalLabel(prepaid)).toBe(orderDetails.totalToPay);
  });

  it('end with net price and VAT of what is charged, which are the only ones where paying early saves [OPEN-Q-66]', () => {
    const { net, vat } = withinGross(prepaid.total, order.cart.totals.vatPercent, shop);
    const saved = { private: -100_00, business: net - order.cart.totals.net };
    for (const buyer of ['private', 'business'] as const) {
      const own = { ...data, company: buyer === 'business' ? company : null };
      const rows = totalsOfOrder({ order: prepaid, data: own }, amount);
      const taxes = [
        [texts.net, amount(net)],
        [texts.vat(order.cart.totals.vatPercent), amount(vat)],
      ];
      expect(rows.slice(-2)).toEqual(taxes);
      expect(rows.at(-3)).toEqual([texts.prepayment, amount(saved[buyer])]);
      const names = rows.map(([name]) => name);
      for (const [name] of taxes) expect(names.filter((each) => each === name)).toHaveLength(1);
    }
  });

  it('are without a second gross price where nothing is saved', () => {
    expect(totalsOfOrder(snapshot, amount).map(([name]) => name)).not.toContain(texts.totalWithVat);
  });

  it('call the total one without the delivery where its price is told by phone [PAY-08]', () => {
    const handedOver = (delivery: typeof order.cart.delivery) =>
      totalLabel({ ...order, cart: { ...order.cart, delivery } });
    const ofBrought = shop.settledByPhone ? orderDetails.totalWithoutDelivery : texts.totalWithVat;
    expect(handedOver({ kind: 'pickup' })).toBe(texts.totalWithVat);
    expect(handedOver({ kind: 'delivery', region: 101 })).toBe(ofBrought);
  });

  it('say the goods with VAT to a private person, without to a company, and both the net price and the VAT [SHOP-07]', () => {
    const goods = order.cart.totals.products;
    const { net, vat, vatPercent, currency } = order.cart.totals;
    const withVat = grossAmountsOf([goods], { vatPercent, currency })[0]!;
    const [own, ofCompany] = [snapshot, { order, data: { ...data, company } }].map((each) =>
      totalsOfOrder(each, amount),
    );

    expect(own![0]).toEqual([texts.goods, amount(withVat)]);
    expect(ofCompany![0]).toEqual([texts.goods, amount(goods)]);
    for (const rows of [own!, ofCompany!])
      expect(rows).toEqual(
        expect.arrayContaining([
          [texts.net, amount(net)],
          [texts.vat(vatPercent), amount(vat)],
        ]),
      );
  });
});
