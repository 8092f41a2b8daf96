import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { sweep } from '@fenestra/testing/sweep';
import { beginningWith } from './amounts';
import { addressOf, describeInBrowser, desk, phone, tablet, Visitor } from './browser';
import { checkOut } from './check-out';
import { faultsAsSeen } from './look-at-screen';
import { openStockCart } from './made-cart';
import { orderFromStock } from './order-from-stock';
import { isGateway, payOnRecap, titled } from './pay-on-recap';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { textOf, expectEqualSums, writtenIn } from './equal-sums';

type Way = { readonly code: ShopCode; readonly method: PaymentMethod; readonly delivery: 'pickup' | 'delivery' };

const widths = [phone, tablet, desk];

/** Each shop with each way to pay for what is in stock, each in one of the widths; cash has two names, by who takes it. */
const ways = shops
  .flatMap(({ code, payments }) =>
    payments.stock.flatMap(({ method }): Way[] => [
      { code, method, delivery: 'pickup' },
      ...(method === 'cash' ? [{ code, method, delivery: 'delivery' } as const] : []),
    ]),
  )
  .map((way, nth) => ({ ...way, size: widths[nth % widths.length]! }));

/** The usual run pays by card; `paypal` and `paid-in-one` pay otherwise by browser, `payment-options` and `same-sums` prove all ways. */
const usualWays = ways.filter(
  ({ code, method, delivery }) => delivery === 'pickup' && `${code} by ${method}` === 'cs by card',
);

/** Its name at the checkout. */
function nameOf({ code, method, delivery }: Way): string {
  const { card, cashAtPickup, cashOnDelivery, byPhone, transferAll, paypalAll } = textsIn(code).wireNames.payments;
  const cash = { pickup: cashAtPickup, delivery: cashOnDelivery }[delivery];
  return { card, cash: shopByCode(code).settledByPhone ? byPhone : cash, transfer: transferAll, paypal: paypalAll }[
    method
  ].name;
}

describeInBrowser('an order from stock', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(ways, usualWays))(
    'in $code by $method, $delivery, at $size.width px: number and sums are the same in recap, mail, papers, event and page of the order, and are what is charged [PAY-01, PAY-02, PAY-05, PAY-08, RECAP-01, ORDER-03]',
    async ({ size, ...way }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const { code, method, delivery } = way;
      const email = `${code}-${method}-${delivery}@example.test`;
      const wanted = { code, payment: beginningWith(nameOf(way)), email };
      if (delivery === 'pickup')
        await orderFromStock(page, { ...wanted, shop: addressOf(open.shop, `${code}.localhost`) });
      else {
        await openStockCart(page, open.shop, code);
        await checkOut(page, wanted);
      }
      const charged = await settle(page, way);

      const { number, total, dueNow } = await expectEqualSums(page, open.shop, { code, email });
      expect([charged, dueNow]).toEqual([isGateway(method) ? total : 0, method === 'cash' ? 0 : total]);
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.getByRole('link', { name: textsIn(code).orderDetails.toOrderPage }).click();
      await page.getByRole('region', { name: textsIn(code).orderPage.way }).waitFor();
      for (const said of [number, writtenIn(code)(total)]) expect(await textOf(page)).toContain(said);
      expect(await faultsAsSeen(page)).toEqual([]);
    },
  );
});

/** From the recap of the new order to the one with which the shopper is done; gives what a gateway has charged, minor units. */
async function settle(page: Page, { code, method }: Way): Promise<number> {
  if (isGateway(method)) return payOnRecap(page, code, method);
  const { transferPending, preliminary, placed } = textsIn(code).recap;
  const untouched = shopByCode(code).technicalControl.obligatory ? preliminary : placed;
  await titled(page, method === 'transfer' ? transferPending : untouched);
  return 0;
}
