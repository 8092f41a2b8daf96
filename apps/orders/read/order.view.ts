import type { Gateway, OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import type { z } from 'zod/mini';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import type { Order } from '../order.entity';

type GatewayState = z.output<typeof Gateway>;

/** What the holder of the token may see: no name, no address, no e-mail. */
export function orderView(order: Order, gateway = gatewayBefore(order)): OrderView {
  const { id, cart, backOrdered, placedAt, data, ...rest } = order;
  return {
    ...rest,
    orderId: id,
    gateway,
    transfer: transferOf(order),
    refusesNews: data.refusesNews,
    placedAt: placedAt.toISOString(),
    lines: cart.lines.map((line) => ({ line, backOrdered: backOrdered[line.line] ?? 0 })),
    cart,
  };
}

/** Everything about an order, with personal data: for the ERP, for mails, for payment sessions. */
export const orderSnapshot = (order: Order): OrderSnapshot => ({ order: orderView(order), data: order.data });

/** What is known of the gateway while the payments service has not spoken. */
function gatewayBefore({ method }: Order): GatewayState | null {
  if (method === 'card') return { provider: 'gopay', status: 'pending', url: null };
  return method === 'paypal' ? { provider: 'paypal', status: 'pending', url: null } : null;
}

function transferOf({ method, shopId, number }: Order): OrderView['transfer'] {
  if (method !== 'transfer') return null;
  return { ...shopById(shopId).bankAccount, variableSymbol: variableSymbol(number) };
}
