import type { RoomTexts } from '../texts/room';

export const room: RoomTexts = {
  label: 'Místnost',
  hint: 'Jen pro vás: bude na objednávce i\u00a0na štítku výrobku.',
  of: (title) => `Místnost: ${title}`,
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
  ofCopy: 'Do které místnosti?',
};
