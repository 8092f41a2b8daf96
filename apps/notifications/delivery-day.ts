import type { OrderView } from '@fenestra/contracts/http/orders';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { latestDelivery } from '@fenestra/domain/shop/working-days';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-words';

/** The last day on which an order arrives, counted from the order (CONST-06 to CONST-09); promised only where the order is binding. */
export function deliveryDay({ shopId, kind, placedAt, lines }: OrderView): Row {
  const shop = shopById(shopId);
  const { delivery, latest } = textsOf(shop).confirmationMail;
  const goods = { stockOnly: isStockOnly(lines.map(({ line }) => line)) };
  return [delivery, latest[kind](dayText(latestDelivery(goods, dayIn(shop, new Date(placedAt)), shop), shop))];
}
