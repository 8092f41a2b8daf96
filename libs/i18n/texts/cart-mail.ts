/** The mail with the link to a sent cart (MAIL-06). Days come ready written. */
export type CartMailTexts = {
  readonly subject: string;
  readonly about: (day: string) => string;
  readonly title: string;
  /** Who sends it, in the words of the sender. */
  readonly intro: (name: string) => string;
  readonly open: string;
  readonly look: string;
  readonly note: (name: string) => string;
  content: string;
  /** Below the lines of a mail that says less of the last ones. */
  readonly shortened: string;
  readonly free: string;
  /** From when the totals are, and what happens to them. */
  readonly prices: (day: string) => string;
};
