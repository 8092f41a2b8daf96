import { accept, type Result } from '../result';
import { type Shop, vatOn } from '../shop/shops';
import type { CartForTotals, CartTotals } from './cart-totals';
import { deliveryPrice, weightOf } from './delivery-price';
import { discountLines } from './discount-lines';
import { lineNet } from './line-net';
import type { PriceList } from './price-list';
import { shopPrice } from './shop-price';
import { vatOf } from './vat';

/** All sums of a cart on a day (ISO date in the shop's time zone); nothing is rounded but unit prices, lines by the metre and VAT. */
export function totalCart(
  cart: CartForTotals,
  priceList: PriceList,
  shop: Shop,
  today: string,
): Result<CartTotals, 'delivery-refused'> {
  const weightKg = weightOf(cart.lines);
  const delivery = deliveryPrice({ ...cart, weightKg }, priceList, shop);
  if (!delivery.ok) return delivery;

  const goods = cart.lines.filter(({ kind }) => kind !== 'accessory');
  const comfortPrice = comfortPriceOf(cart, priceList, shop);
  const groups = {
    products: sum(goods, (line) => line.product * line.quantity),
    accessories: sum(goods, (line) => line.accessories * line.quantity),
    others: sum(cart.lines, (line) =>
      line.kind === 'accessory' ? lineNet(unitNetOf(line), line.quantity, shop.currency) : 0,
    ),
    services: servicesPrice(cart, comfortPrice, priceList, shop),
    delivery: delivery.value,
  };
  const net = sum(Object.values(groups), (amount) => amount);
  const { applied, available, unitPrices } = discountLines(cart, priceList, shop, today);
  const discount = sum(applied, ({ amount }) => amount);
  const lines = cart.lines.map((line, i) => {
    const unitAfterDiscount = unitPrices[i]!;
    const net = lineNet(unitAfterDiscount, line.quantity, shop.currency);
    return { line: line.line, unitNet: unitNetOf(line), unitAfterDiscount, net };
  });
  const taxed = taxOf(net - discount, shop, today);
  return accept({
    currency: shop.currency,
    lines,
    ...groups,
    net,
    discount,
    netAfterDiscount: net - discount,
    ...taxed,
    applied,
    available,
    comfortPrice,
    weightKg,
  });
}

const unitNetOf = (line: { readonly product: number; readonly accessories: number }): number =>
  line.product + line.accessories;

function taxOf(net: number, shop: Shop, today: string): Pick<CartTotals, 'vatPercent' | 'vat' | 'gross'> {
  const vatPercent = vatOn(shop, today);
  const vat = vatOf(net, shop, today);
  return { vatPercent, vat, gross: net + vat };
}

/** The technical control costs nothing; its list price is only shown (OPEN-Q-46). */
function servicesPrice(cart: CartForTotals, comfortPrice: number, priceList: PriceList, shop: Shop): number {
  const { technicalControl } = priceList.items.services;
  const control = cart.technicalControl ? shopPrice(technicalControl, priceList, shop) : 0;
  return control + (cart.comfortDelivery ? comfortPrice : 0);
}

/** First piece and each further one, pieces being products of any kind (SERV-13). */
function comfortPriceOf({ lines }: CartForTotals, priceList: PriceList, shop: Shop): number {
  const pieces = sum(lines, ({ kind, quantity }) => (kind === 'accessory' ? 0 : quantity));
  if (pieces === 0 || !shop.comfortDelivery) return 0;
  const { comfortFirst, comfortFurther } = priceList.items.services;
  return shopPrice(comfortFirst, priceList, shop) + (pieces - 1) * shopPrice(comfortFurther, priceList, shop);
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);
