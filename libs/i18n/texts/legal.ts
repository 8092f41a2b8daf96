type Text = { title: string; paragraphs: readonly string[] };

/** Short forms of the legal texts (OPEN-Q-106: placeholders, to be replaced by the lawyer's wording). */
export type LegalTexts = Record<
  'terms' | 'privacy' | 'withdrawal' | 'complaints' | 'shipping' | 'payments' | 'accessibility',
  Text
> & {
  /** Ends the text about complaints: who settles disputes, or that the shop takes no part. */
  readonly disputes: { readonly settledBy: (body: string, site: string) => string; readonly noPart: string };
  /** The contact page, which is the imprint. */
  readonly contact: {
    readonly title: string;
    readonly people: string;
    readonly hours: string;
    readonly imprint: string;
    readonly returns: string;
  };
};
