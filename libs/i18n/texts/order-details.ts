/** What the recap says about an order beside its outcome (RECAP, OPEN-Q-80). */
export type OrderDetailsTexts = {
  /** After a return from the gateway, when no payment has been confirmed for some seconds. */
  unfinished: string;
  unfinishedLead: (number: string) => string;
  otherWay: string;
};
