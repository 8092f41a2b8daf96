/** The mail with the link to a sent cart (MAIL-06). Amounts and days come ready written. */
export type CartMailTexts = {
  readonly subject: (day: string) => string;
  readonly about: (day: string) => string;
  readonly title: string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly open: string;
  readonly look: string;
  readonly note: string;
  readonly content: string;
  readonly latest: string;
  readonly keptUntil: string;
  readonly free: string;
  /** What the totals are of, and what happens to them. */
  readonly prices: (day: string) => string;
};
