/** Ids of the headings with which the parts of an order begin that share a page. */
export const headings = { delivery: 'doprava', details: 'udaje' } as const;
