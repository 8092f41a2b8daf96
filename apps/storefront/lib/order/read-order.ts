import { orderApiPath, orderPageApiPath } from '@fenestra/contracts/order-page-paths';
import type { Order } from '@fenestra/contracts/wire/order';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { z } from 'zod/mini';
import { callOrder } from './order-client';
import { prefetchedOrder } from './prefetched-order';

/* What the HTML has asked for is judged like every other answer; where it is none, the shop is asked as usual. */

export async function readOrder(token: string): Promise<Order> {
  const begun = z.safeDecode(orderCalls.readOrder.answer, (await begunAt(orderApiPath, token)) as never);
  return begun.success ? begun.data : callOrder('readOrder', { params: { token } });
}

export async function readOrderPage(token: string): Promise<OrderPage> {
  const begun = z.safeDecode(orderCalls.readOrderPage.answer, (await begunAt(orderPageApiPath, token)) as never);
  return begun.success ? begun.data : callOrder('readOrderPage', { params: { token } });
}

const begunAt = (call: (token: string) => string, token: string): Promise<unknown> =>
  prefetchedOrder(call(encodeURIComponent(token)));
