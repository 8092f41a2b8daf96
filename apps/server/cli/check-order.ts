import { checkOrder as checkCall } from '@fenestra/contracts/http/order-console';
import { withOrder } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** A preliminary order was gone through with its shopper, who is told by mail that it is binding. */
export async function checkOrder(number: string): Promise<CommandOutcome> {
  const answer = await withOrder(number, (orders, id) => orders.call(checkCall, { params: { id } }));
  if (!answer.ok)
    return { done: false, text: refusalTexts[answer.reason](number), data: { number, result: answer.reason } };
  return { done: true, text: `order ${number} is checked since ${answer.value.checkedAt}`, data: answer.value };
}

const refusalTexts = {
  'order-unknown': (number: string) => `there is no order ${number}`,
  'order-binding': (number: string) => `order ${number} was binding from the start: there is nothing to check`,
  'order-shipped': (number: string) => `the goods of order ${number} have left`,
  'order-over': (number: string) => `order ${number} has ended`,
};
