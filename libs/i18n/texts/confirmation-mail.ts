import type { OrderKind } from '@fenestra/domain/ordering/order';

/** The mail that confirms an order (OPEN-Q-77). Amounts, numbers and days come ready written. */
export type ConfirmationTexts = {
  subject: (number: string) => string;
  order: (number: string) => string;
  /** Shown by mail programs beside the subject. */
  preview: (total: string) => string;
  title: { preliminary: string; binding: string };
  greeting: string;
  /** SHOP-12, SHOP-13 */
  preliminary: string;
  /** In its place, where all goods are from stock. */
  call: string;
  binding: { card: string; transfer: string; cash: string; paypal: string };
  /** In place of `binding` once the payment has come. */
  paid: string;
  /** The same where it went back and the order goes on. */
  returned: string;
  paidAmount: string;
  dueNow: string;
  dueLater: string;
  /** Before the last day on which the goods arrive or can be fetched; after a preliminary order it is not promised yet. */
  arrives: Readonly<Record<'delivery' | 'pickup', string>>;
  latest: Readonly<Record<OrderKind, (day: string) => string>>;
  where: Readonly<Record<'delivery' | 'pickup', string>>;
  pickup: string;
  ordered: string;
  backOrdered: (pieces: number) => string;
  /** Below the lines of a mail that says less of the last ones. */
  shortened: string;
  /** Of pieces that are taken from stock when the order is paid. */
  unheld: (pieces: number) => string;
  goods: string;
  services: string;
  transport: string;
  discount: string;
  prepayment: string;
  net: string;
  vat: (percent: number) => string;
  totalWithVat: string;
  /** Until when goods from stock are held while nobody has opened the link of this mail. */
  heldUntil: (moment: string) => string;
  transfer: {
    title: string;
    /** The last day on which the money may come. */
    text: (day: string) => string;
    amount: string;
    account: string;
    iban: string;
    bic: string;
    symbol: string;
  };
  pay: string;
  show: string;
  contact: (phone: string) => string;
  terms: string;
};
