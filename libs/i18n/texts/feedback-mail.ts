/** The mail that brings a visitor's message to the shop's people. */
export type FeedbackMailTexts = {
  /** `number` tells the messages of an inbox apart. */
  subject: (number: string) => string;
  title: string;
  name: string;
  phone: string;
  email: string;
  open: string;
  /** Where it was written. */
  screen: string;
  browser: string;
  logEntry: string;
};
