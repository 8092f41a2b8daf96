/** The receipt of a withdrawal: its content, day and time (2011/83/EU Art. 11a(4)), and what follows. Moments and amounts come as written. */
export type WithdrawalMailTexts = {
  subject: (number: string) => string;
  preview: (moment: string) => string;
  title: string;
  /** After the greeting. */
  intro: string;
  received: string;
  name: string;
  /** What these goods were charged; of a whole order with its delivery. */
  amount: Readonly<Record<'part' | 'whole', string>>;
  goods: string;
  sendBack: string;
  refund: string;
  /** Instead of what follows: the term seems to be over, or there is nothing to withdraw from; people look at it. */
  examined: Readonly<Record<'late' | 'nothing', string>>;
  mistake: string;
};
