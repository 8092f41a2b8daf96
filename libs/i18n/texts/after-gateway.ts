/** What an order page says after a payment that failed or was not finished (RECAP-10, RECAP-11). */
export type AfterGatewayTexts = {
  /** Names the box of the ways to pay; then the heading of each, what is paid so, and what follows from it. */
  ways: string;
  again: Readonly<Record<'card' | 'paypal', string>>;
  rather: string;
  all: string;
  /** `saved` is the discount for paying all at once. */
  allLess: (saved: string) => string;
  deposit: (rest: string) => string;
  how: Readonly<Record<'card' | 'paypal', string>>;
  byTransfer: string;
  /** The gateway refused the order itself; `correct` stands before the phone number. */
  refused: { said: string; correct: string };
  state: string;
  awaiting: string;
  heldUntil: string;
  known: string;
  checkedAt: (time: string) => string;
  stored: string;
  storedNote: string;
  nothing: Readonly<Record<'unfinished' | 'failed', { said: string; note: string }>>;
  link: string;
  linkTo: (email: string) => string;
  waiting: string;
  waitingNote: string;
  /** With day and time. */
  by: (moment: string) => string;
  paidAlready: string;
  check: string;
  twice: string;
};
