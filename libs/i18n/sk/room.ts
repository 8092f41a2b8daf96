import type { Texts } from '../texts/texts';

export const room: Texts['room'] = {
  label: 'Miestnosť',
  hint: 'Len pre vás: bude na objednávke aj na štítku výrobku.',
  of: (title) => `Miestnosť: ${title}`,
  rooms: [
    'Obývačka',
    'Kuchyňa',
    'Spálňa',
    'Detská izba',
    'Pracovňa',
    'Kúpeľňa',
    'Chodba',
    'Predsieň',
    'Technická miestnosť',
    'Garáž',
  ],
  ofCopy: 'Do ktorej miestnosti?',
};
