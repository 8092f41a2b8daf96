import { shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrderOf } from '@fenestra/testing/an-order-of';
import { start } from '@fenestra/testing/shop-configurations';
import { sumsOfOrder, totalName } from './confirmation';

describe.each(shops.map((shop) => [shop.code, shop] as const))('the sums of an order in %s', (_, shop) => {
  const { confirmationMail: texts, orderDetails, currency } = textsOf(shop);
  const amount = (minor: number) => exactAmount(minor, shop, currency);
  const { order } = anOrderOf([start('OS1')], shop);
  const { gross } = order.cart.totals;
  const prepaid = { ...order, total: gross - 100_00 };

  it('call the gross price alike, be something saved on it or not, and the total as the page of the order does', () => {
    expect(sumsOfOrder(prepaid, texts, amount).slice(-2)).toEqual([
      [texts.totalWithVat, amount(gross)],
      [texts.prepayment, amount(-100_00)],
    ]);
    expect(totalName(prepaid)).toBe(orderDetails.totalToPay);
  });

  it('are without a second gross price where nothing is saved', () => {
    expect(sumsOfOrder(order, texts, amount).map(([name]) => name)).not.toContain(texts.totalWithVat);
    expect(totalName(order)).toBe(texts.totalWithVat);
  });
});
