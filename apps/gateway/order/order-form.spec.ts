import type { WireOrderData } from '@fenestra/contracts/wire/order-data';
import { shops } from '@fenestra/domain/shop/shops';
import { formToOrderData } from './order-form';

const payment = { method: 'transfer', share: 1 } as const;
const order = {} as WireOrderData;

describe('an order that says nothing of news [CUST-04]', () => {
  it.each(shops)('asks for none in $code where they need consent', (shop) => {
    expect(formToOrderData(order, payment, shop).refusesNews).toBe(shop.newsNeedConsent);
  });

  it.each([true, false])('is as it says otherwise: %s', (refusesNews) => {
    for (const shop of shops)
      expect(formToOrderData({ ...order, refusesNews }, payment, shop).refusesNews).toBe(refusesNews);
  });
});
