/** The shopper's label of a product: where it will be. */
export const room = {
  label: 'Místnost',
  hint: 'Jen pro vás: bude na objednávce i\u00a0na štítku výrobku.',
  /** Names the field of one line among several. */
  of: (title: string) => `Místnost: ${title}`,
  /** Offered while somebody types. */
  rooms: [
    'Obývací pokoj',
    'Kuchyň',
    'Ložnice',
    'Dětský pokoj',
    'Pracovna',
    'Koupelna',
    'Chodba',
    'Předsíň',
    'Technická místnost',
    'Garáž',
  ],
  /** Where a copy will be. */
  ofCopy: 'Do které místnosti?',
};
