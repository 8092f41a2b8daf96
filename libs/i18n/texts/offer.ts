import type { Buyer } from '@fenestra/domain/shop/buyer';

/** A dated offer in its mail and on paper (SAVE-05). Names, prices and days come ready written. */
export type OfferTexts = {
  offer: string;
  mail: {
    subject: (name: string) => string;
    /** Of several elements. */
    project: (elements: number) => string;
    title: string;
    greeting: (name: string) => string;
    intro: string;
    note: string;
    netPrice: string;
    grossPrice: (percent: number) => string;
    validUntil: string;
    goOn: string;
    pdf: string;
    chosen: string;
    kept: string;
  };
  document: {
    title: string;
    lead: string;
    issued: string;
    validUntil: string;
    totalNet: string;
    totalGross: string;
    number: string;
    part: string;
    make: string;
    included: string;
    insideView: string;
    onePiece: string;
    prices: string;
    item: string;
    pieces: string;
    /** The price of one piece, as the reader reckons. */
    piece: Readonly<Record<Buyer, string>>;
    net: string;
    gross: string;
    totalIn: (currency: string) => string;
    open: string;
    openText: string;
    /** What is paid when, and how long the goods take: by the percentages of a deposit and of what is taken off where all is paid in advance. */
    payment: (depositPercent: number, prepaidPercent: number) => string;
    terms: string;
    conditions: {
      /** Of what is made to measure. */
      price: (validUntil: string) => string;
      always: readonly string[];
      /** That nobody withdraws from a contract for it. */
      madeToMeasure: string;
      terms: string;
    };
    page: (page: number, pages: number) => string;
  };
};
