/** Payment methods that version 1 of these events names. A reader of that version knows no other, so the list does not follow the domain's. */
export const methodsOfVersion1 = ['card', 'cash', 'transfer', 'paypal'] as const;
