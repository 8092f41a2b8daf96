import type { OrderKind } from '@fenestra/domain/ordering/order';

type OfHandover<Text> = Readonly<Record<'delivery' | 'pickup', Text>>;
/** Goods that are made to measure, or all of them from stock. */
type OfGoods<Text> = Readonly<Record<'made' | 'stock', Text>>;
type Subject = (number: string) => string;

/** Mails about what has become of an order since it was placed. Amounts, numbers, days and times come ready written. */
export type StateMailTexts = {
  /** A moment until which something holds. */
  moment: (day: string, time: string) => string;
  toPay: string;
  /** When nothing is paid by then. */
  otherwise: string;
  received: {
    subject: Subject;
    preview: (amount: string) => string;
    /** `part` of what is due, `all` after several parts, and `settled` where nothing is asked for because some of it went back. */
    title: { preliminary: string; deposit: string; whole: string; part: string; all: string; settled: string };
    text: { preliminary: string; binding: string; part: string; all: string; settled: string };
    amount: string;
    rest: string;
  };
  failed: {
    subject: Subject;
    preview: (until: string) => string;
    title: string;
    text: { card: string; paypal: string };
    heldUntil: string;
    again: (amount: string) => string;
    /** In place of another try: the gateway refused the order itself. */
    refused: string;
    /** Where the order may be paid so instead. */
    byTransfer: string;
  };
  /** The shopper pays by transfer in place of another way. */
  chosen: { subject: Subject; title: string; text: string };
  reminder: {
    subject: Subject;
    preview: (amount: string, day: string) => string;
    title: { deposit: string; whole: string };
    text: Readonly<Record<OrderKind, string>>;
    payBy: string;
  };
  /** Goods from stock are free for others, the order goes on. */
  released: { subject: Subject; title: string; text: string; onDelivery: string };
  /** Goods that had been free for others are reserved again, and some are sold out. */
  renewed: { subject: Subject; title: string; text: string; goods: string };
  /** A preliminary order was gone through with its shopper: it is binding. */
  checked: {
    subject: OfGoods<Subject>;
    title: OfGoods<string>;
    text: OfGoods<string>;
    /** Where its money has not come yet. */
    awaited: string;
    /** Until when a mistake can be mended. */
    wrong: string;
  };
  /** The goods have left, or can be fetched. */
  shipped: {
    subject: OfHandover<Subject>;
    title: OfHandover<string>;
    text: OfHandover<string>;
    arrives: string;
    parcel: string;
    /** Above what is on its way, or can be fetched. */
    goods: OfHandover<string>;
    allPaid: string;
    /** In its place where money went back at the gateway. */
    returned: (amount: string) => string;
    /** What to do when it comes. */
    lookAtIt: string;
  };
  ended: {
    subject: Subject;
    /** `incomplete`: a part of what was due has come. */
    title: { unpaid: string; incomplete: string; unavailable: string; cancelled: string };
    text: { unpaid: string; incomplete: string; unavailable: string; cancelled: string };
    ordered: string;
    goods: string;
    /** To whom a transfer may still be on its way. */
    onItsWay: string;
    again: string;
  };
  returned: {
    subject: Subject;
    preview: (amount: string) => string;
    /** The order has ended, or it was paid twice, or it goes on with less. */
    title: { all: string; twice: string; part: string };
    text: { all: string; twice: string; part: string };
    amount: string;
    stillPaid: string;
    way: string;
    sameWay: string;
    takesDays: string;
  };
};
