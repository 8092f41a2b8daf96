import type { OrderView } from '@fenestra/contracts/http/orders';
import { countedFrom, latestDeliveryDay } from '@fenestra/domain/ordering/delivery-date';
import { currentOrderKind } from '@fenestra/domain/ordering/order';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-texts';

/** The last day on which an order arrives or can be fetched; promised only where the order is binding. */
export function deliveryDay(order: OrderView): Row {
  const shop = shopById(order.shopId);
  const { arrives, latest } = textsOf(shop).confirmationMail;
  return [
    arrives[handoverOf(order)],
    latest[currentOrderKind(order)](dayText(latestDeliveryDay(countedFrom(order, shop), shop), shop)),
  ];
}

/** Whether the goods are brought or fetched. */
export const handoverOf = ({ cart }: OrderView): 'delivery' | 'pickup' => cart.delivery?.kind ?? 'delivery';
