import type { OrderStage, OverStage, ProgressStep } from '@fenestra/domain/ordering/order-progress';

/** What the lasting page of an order says (decision 57). Days and amounts come as they are written in the country. */
export type OrderPageTexts = {
  orderOf: (day: string) => string;
  /** After the number of the order, and what it means; of one that is over `orderDetails.over` says it. */
  stages: Readonly<Record<OrderStage, string>>;
  leads: Readonly<Record<Exclude<OrderStage, OverStage>, string>>;
  /** In place of a check of sizes, where all goods are from stock. */
  call: { stage: string; lead: string; step: string };
  paid: string;
  /** What was given back of it. */
  returned: string;
  left: string;
  /** The box of sums, and its bar. */
  paidAndLeft: string;
  paidPercent: (percent: number) => string;
  /** Heading of what is to be paid now, and of the rest after a deposit. */
  payment: string;
  rest: string;
  /** Before what can be paid on the page, and the ways to where it is. */
  dueNow: string;
  pay: string;
  goToPayment: (amount: string) => string;
  way: string;
  steps: Readonly<Record<ProgressStep | 'pickup', string>>;
  confirmationSent: (email: string) => string;
  amountCame: (amount: string) => string;
  waitingForPayment: string;
  /** Until when goods from stock are held while the link of the mail is not opened, and that they are free for others. */
  heldUntil: (day: string, time: string) => string;
  released: string;
  /** Added where the order has what is made to measure too. */
  madeNotReleased: string;
  checkNote: string;
  productionNote: string;
  restNote: string;
  deliveryNote: (phone: string) => string;
  /** By which the carrier knows what is on its way. */
  parcel: (code: string) => string;
  changes: string;
  changesOpen: string;
  changesUntil: (day: string) => string;
  changesOver: string;
  documents: string;
  summary: string;
  proforma: string;
  noTaxDocument: string;
  download: string;
  /** A paper is drawn when it is asked for. */
  preparing: string;
  notPrepared: string;
  deliverTo: Readonly<Record<'delivery' | 'pickup', string>>;
  invoiceTo: string;
  onlyYours: string;
  /** In place of whose it is, once that was erased. */
  erased: string;
  /** Where the link opens nothing. */
  unknown: string;
  unknownLead: string;
  /** Where the shop could not be asked. */
  failed: string;
};
