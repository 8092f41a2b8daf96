type QuoteAddress = { readonly savedId: string; readonly route: string };

/** Where a saved configuration is opened again, in any browser (OPEN-Q-19). */
export const quoteLink = (origin: string, { savedId, route }: QuoteAddress): string =>
  `${origin}/conf/#${route}?configuration=${savedId}`;

/** Where the offer is as PDF. */
export const quotePdfUrl = (origin: string, { savedId }: Pick<QuoteAddress, 'savedId'>): string =>
  `${origin}/api/configuration/${savedId}/nabidka.pdf`;
