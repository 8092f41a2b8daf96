import { money } from '../shop/money';
import type { BankAccount } from '../shop/shop-facts';
import { type ShopId, shopById } from '../shop/shops';
import type { Transfer } from '../shop/transfer-code';
import { countedFrom, type DatedOrder, latestDeliveryDay } from './delivery-date';
import { variableSymbol } from './order-number';

type Ordered = DatedOrder & {
  readonly shopId: ShopId;
  readonly number: string;
  readonly payTo?: BankAccount | undefined;
};

/** The transfer by which a part of an order is paid, `minor` in minor units: the deposit, the rest, all. The goods come after the money. Null while nobody says to which account. */
export function orderTransfer(order: Ordered, minor: number): Transfer | null {
  if (!order.payTo) return null;
  const { iban, bic, holder } = order.payTo;
  const shop = shopById(order.shopId);
  const until = latestDeliveryDay(countedFrom(order, shop), shop);
  const amount = money(minor, shop.currency);
  return { iban, bic, holder, amount, variableSymbol: variableSymbol(order.number), until };
}
