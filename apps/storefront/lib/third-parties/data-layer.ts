import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Order } from '@fenestra/contracts/wire/order';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { shopOfPage } from '../shop/shop';

declare global {
  interface Window {
    /** What tag managers read, whether one is there or not (OPEN-Q-86). */
    dataLayer?: object[];
  }
}

/** Ids of products are told with this much added (REPORT-14). What is made to measure is known by the code of its type. */
const idOffset = 10_000;
export const toldId = (item: string): string => (/^\d+$/.test(item) ? String(Number(item) + idOffset) : item);

/** Amounts are told in whole currency; prices of goods without VAT (external-services 6.1). */
const told = (minor: number): number => minor / 100;

export const push = (...entries: readonly object[]): void => void (window.dataLayer ??= []).push(...entries);

type Bought = Pick<Cart['data']['items'][number], 'item' | 'name' | 'unitPriceAfterDiscount' | 'quantity'>;

/** These are in the cart now (REPORT-11). */
export const pushAdded = (goods: readonly Bought[]): void => pushGoods('add_to_cart', goods);

/** So much of a product is in the cart now. */
export function pushAddedItem({ data }: Cart, item: string, quantity: number): void {
  const line = data.items.findLast((each) => each.item === item);
  if (line) pushAdded([{ ...line, quantity }]);
}

/** Delivery and payment are entered (REPORT-12). */
export const pushCheckout = ({ data }: Cart): void => pushGoods('begin_checkout', data.items);

function pushGoods(event: string, goods: readonly Bought[]): void {
  const items = goods.map(({ item, name, unitPriceAfterDiscount, quantity }) => ({
    item_id: toldId(item),
    item_name: name,
    price: told(unitPriceAfterDiscount),
    quantity,
  }));
  const value = told(goods.reduce((sum, each) => sum + Math.round(each.unitPriceAfterDiscount * each.quantity), 0));
  const { currency } = shopOfPage();
  push({ ecommerce: null }, { event, ecommerce: { currency, value, items } });
}

/** An order was placed (REPORT-13), in the keys that containers of old know (external-services 6.2). Nothing personal. */
export function pushOrdered(order: Order): void {
  const { number, total, sums, currency, method, lines } = order;
  const transactionProducts = lines.map(({ item, name, price, quantity }) => ({
    sku: toldId(item ?? ''),
    name,
    price: told(Math.round(price / quantity)),
    quantity,
  }));
  push({
    event: 'trackTrans',
    transactionId: number,
    transactionAffiliation: window.location.hostname,
    transactionTotal: told(total),
    transactionTax: told(taxesCharged(order).vat),
    transactionShipping: told(sums.delivery),
    transactionCurrency: currency,
    transactionPaymentType: method,
    transactionProducts,
  });
}
