import type { WithdrawalBar } from '@fenestra/domain/ordering/withdrawal';

/** The page on which a shopper withdraws, and what the order's own page says of it. Days and amounts come as they are written. */
export type WithdrawalTexts = {
  heading: string;
  lead: string;
  name: string;
  number: string;
  numberHint: string;
  email: string;
  emailHint: string;
  goods: string;
  pieces: (name: string) => string;
  less: (name: string) => string;
  more: (name: string) => string;
  ofPieces: (pieces: number) => string;
  /** Why a line may not be withdrawn from. */
  bars: Readonly<Record<WithdrawalBar, string>>;
  /** With a product from stock that has accessories made to its size. */
  accessoriesStay: string;
  already: string;
  /** Without the link of an order. */
  wholeOrder: string;
  choose: string;
  goOn: string;
  check: string;
  checkLead: string;
  everything: string;
  back: string;
  /** Alone on the button that binds, in the words of the law. */
  confirm: string;
  failed: (phone: string) => string;
  done: string;
  received: string;
  moment: (day: string, time: string) => string;
  order: string;
  amount: string;
  sent: (email: string) => string;
  sentToOrder: (phone: string) => string;
  toOrder: string;
  /** Until when; without a day while none can be named. */
  until: (day: string) => string;
  untilDelivered: string;
  over: string;
  ended: string;
  nothingLeft: string;
  /** What was withdrawn from before. */
  declared: (moment: string, amount: string) => string;
};
