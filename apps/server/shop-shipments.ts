import { shipOrder as shipCall } from '@fenestra/contracts/http/order-console';
import { withOrder } from './shop-access';
import type { Outcome } from './shop-outcome';

export type Said = { readonly arrives?: string | undefined; readonly parcel?: string | undefined };

/** The goods have left, or lie ready to be fetched. Its shopper is told by mail. */
export async function shipOrder(number: string, { arrives, parcel }: Said): Promise<Outcome> {
  const body = { ...(arrives && { arrives }), ...(parcel && { parcel }) };
  const answer = await withOrder(number, (orders, id) => orders.call(shipCall, { params: { id }, body }));
  if (!answer.ok) return { done: false, text: refused[answer.reason](number), data: { number, result: answer.reason } };
  const { shipped } = answer.value;
  const day = shipped.arrives ? `, arrives ${shipped.arrives}` : '';
  const name = shipped.parcel ? `, parcel ${shipped.parcel}` : '';
  return { done: true, text: `order ${number} is shipped since ${shipped.at}${day}${name}`, data: answer.value };
}

const refused = {
  'order-unknown': (number: string) => `there is no order ${number}`,
  'order-unconfirmed': (number: string) => `order ${number} is not confirmed: nothing of it may leave the house`,
};
