import { dayIn } from '../shop/day';
import { money } from '../shop/money';
import { type ShopId, shopById } from '../shop/shops';
import type { Transfer } from '../shop/transfer-code';
import { latestDelivery } from '../shop/working-days';
import { isStockOnly } from './cart-services';
import { variableSymbol } from './order-number';

type Ordered = {
  readonly shopId: ShopId;
  readonly number: string;
  /** ISO 8601 */
  readonly placedAt: string;
  readonly lines: readonly { readonly line: { readonly kind: 'configured' | 'stock' | 'accessory' } }[];
};

/** The transfer by which a part of an order is paid, `minor` in minor units: the deposit, the rest, all. The goods come after the money. */
export function orderTransfer({ shopId, number, placedAt, lines }: Ordered, minor: number): Transfer {
  const shop = shopById(shopId);
  const { iban, bic, holder } = shop.bankAccount;
  const stockOnly = isStockOnly(lines.map(({ line }) => line));
  const until = latestDelivery({ stockOnly }, dayIn(shop, new Date(placedAt)), shop);
  return { iban, bic, holder, amount: money(minor, shop.currency), variableSymbol: variableSymbol(number), until };
}
