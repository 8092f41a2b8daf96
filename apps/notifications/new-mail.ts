import type { Delivery } from '@fenestra/messaging/inbox/reaction';

export type AboutOrder = Pick<Delivery, 'record' | 'asCause'> & { readonly data: { readonly orderId: string } };

/** The row of the mail about an order that follows from an event. */
export const newMail = ({ record, data, asCause: { traceparent } }: AboutOrder, checkAt: Date) => ({
  id: record.id,
  orderId: data.orderId,
  checkAt,
  traceparent,
});
