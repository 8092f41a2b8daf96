import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';

export type OrderMailEvent = Pick<ReceivedEvent, 'record' | 'asCause'> & {
  readonly data: { readonly orderId: string };
};

/** The row of the mail about an order that follows from an event. */
export const newOrderMail = ({ record, data, asCause: { traceparent } }: OrderMailEvent, checkAt: Date) => ({
  id: record.id,
  orderId: data.orderId,
  checkAt,
  traceparent,
});
