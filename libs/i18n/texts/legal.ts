type Text = { title: string; paragraphs: readonly string[] };

/** Short forms of the legal texts (OPEN-Q-106: placeholders, to be replaced by the lawyer's wording). */
export type LegalTexts = Record<'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'payments', Text>;
