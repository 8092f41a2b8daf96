/** Paying by PayPal, on the recap (RECAP-06, RECAP-08). */
export type PaypalTexts = {
  title: string;
  toPayDeposit: string;
  toPayLead: string;
  pay: string;
  payAgain: string;
  note: string;
  opening: string;
  openingFailed: string;
  examining: string;
  examiningLead: string;
  otherWay: string;
};
