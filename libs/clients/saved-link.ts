type Saved = { readonly savedId: string; readonly route: string };

/** Where a saved configuration is opened again, in any browser (OPEN-Q-19). */
export const savedLink = (origin: string, { savedId, route }: Saved): string =>
  `${origin}/conf/#${route}?configuration=${savedId}`;

/** Where the offer is as PDF. */
export const savedDocumentAddress = (origin: string, { savedId }: Pick<Saved, 'savedId'>): string =>
  `${origin}/api/configuration/${savedId}/nabidka.pdf`;
