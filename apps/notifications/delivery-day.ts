import type { OrderView } from '@fenestra/contracts/http/orders';
import { countedFrom, deliveredBy } from '@fenestra/domain/ordering/delivered-by';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-words';

/** The last day on which an order arrives; promised only where the order is binding. */
export function deliveryDay(order: OrderView): Row {
  const shop = shopById(order.shopId);
  const { delivery, latest } = textsOf(shop).confirmationMail;
  return [delivery, latest[order.kind](dayText(deliveredBy(countedFrom(order, shop), shop), shop))];
}
