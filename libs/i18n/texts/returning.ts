/** Where goods go that somebody has withdrawn from, who pays for that, and the form of the law for those who use none of the shop's. */
export type ReturningTexts = {
  to: (address: string) => string;
  /** The shop pays (2011/83/EU Art. 6(1)(i)). */
  free: string;
  atMost: (amount: string) => string;
  /** In the words of each country's law (2011/83/EU Annex I B). */
  form: {
    title: string;
    hint: string;
    to: (seller: string) => string;
    declaration: string;
    /** What is filled in by hand. */
    fields: readonly string[];
    strike: string;
  };
};
