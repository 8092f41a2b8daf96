import type { OrderKind } from '@fenestra/domain/ordering/order';
import type { OverStage } from '@fenestra/domain/ordering/order-progress';

/** What the recap says about an order beside its outcome (RECAP, OPEN-Q-80). */
export type OrderDetailsTexts = {
  /** After a return from the gateway, when no payment has been confirmed for some seconds. */
  unfinished: string;
  unfinishedLead: string;
  otherWay: string;
  /** Buttons that change the way in which the order is paid, and what came of it. */
  payBy: Readonly<Record<'transfer' | 'card' | 'paypal', string>>;
  wayChanged: string;
  wayNotChanged: string;
  /** The gateway has money of which nobody can say yet whether it counts. */
  examining: string;
  examiningLead: string;
  /** An order of which nothing comes any more: what became of it, and of its money. */
  over: Readonly<Record<OverStage, { heading: string; lead: string }>>;
  placedOn: string;
  /** Before the last day on which the goods arrive or can be fetched; after a preliminary order it is not promised yet. */
  latest: Readonly<Record<'delivery' | 'pickup', Readonly<Record<OrderKind, string>>>>;
  /** Of the last day, as long as a transfer is awaited. */
  waits: string;
  /** Of the transfer of a preliminary order, which nobody has to send before the call (SHOP-12). */
  payNowOrLater: string;
  /** The same day beside the step that it ends. */
  by: (day: string) => string;
  addresses: string;
  deliverTo: Readonly<Record<'delivery' | 'pickup', string>>;
  invoiceTo: string;
  confirmationTo: (email: string) => string;
  prepayment: string;
  /** In place of what the delivery costs, where that was agreed in a call (PAY-08). */
  deliveryAgreed: string;
  /** The total after the discount for paying all at once. */
  totalToPay: string;
  /** The total where the delivery is priced after the order only (PAY-08). */
  totalWithoutDelivery: string;
  print: string;
  /** The link to the lasting page of the order. */
  toOrderPage: string;
  /** Which goods cannot be withdrawn from, and until when the others can. */
  withdrawal: string;
};
