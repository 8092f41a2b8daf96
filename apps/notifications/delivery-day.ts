import type { OrderView } from '@fenestra/contracts/http/orders';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { latestDelivery } from '@fenestra/domain/shop/working-days';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-words';

/** The last day on which an order arrives (CONST-06 to CONST-09), counted from the money that was due; promised only where the order is binding. */
export function deliveryDay({ shopId, kind, placedAt, confirmedAt, lines }: OrderView): Row {
  const shop = shopById(shopId);
  const { delivery, latest } = textsOf(shop).confirmationMail;
  const goods = { stockOnly: isStockOnly(lines.map(({ line }) => line)) };
  const from = dayIn(shop, new Date(confirmedAt ?? placedAt));
  return [delivery, latest[kind](dayText(latestDelivery(goods, from, shop), shop))];
}
