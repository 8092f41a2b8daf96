import { shipOrder as shipCall } from '@fenestra/contracts/http/order-console';
import { withOrder } from './service-access';
import type { CommandOutcome } from './command-outcome';

export type ShipmentInput = { readonly arrives?: string | undefined; readonly parcel?: string | undefined };

/** The goods have left, or lie ready to be fetched. Its shopper is told by mail. */
export async function shipOrder(number: string, { arrives, parcel }: ShipmentInput): Promise<CommandOutcome> {
  const body = { ...(arrives && { arrives }), ...(parcel && { parcel }) };
  const answer = await withOrder(number, (orders, id) => orders.call(shipCall, { params: { id }, body }));
  if (!answer.ok)
    return { done: false, text: refusalTexts[answer.reason](number), data: { number, result: answer.reason } };
  const { shipped } = answer.value;
  const day = shipped.arrives ? `, arrives ${shipped.arrives}` : '';
  const name = shipped.parcel ? `, parcel ${shipped.parcel}` : '';
  return { done: true, text: `order ${number} is shipped since ${shipped.at}${day}${name}`, data: answer.value };
}

const refusalTexts = {
  'order-unknown': (number: string) => `there is no order ${number}`,
  'order-unconfirmed': (number: string) => `order ${number} is not confirmed: nothing of it may leave the house`,
};
