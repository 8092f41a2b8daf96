import type { Texts } from '../texts/texts';

export const room: Texts['room'] = {
  label: 'Helyiség',
  hint: 'Csak Önnek: a megrendelésen és a termék címkéjén is szerepel.',
  of: (title) => `Helyiség: ${title}`,
  rooms: [
    'Nappali',
    'Konyha',
    'Hálószoba',
    'Gyerekszoba',
    'Dolgozószoba',
    'Fürdőszoba',
    'Folyosó',
    'Előszoba',
    'Háztartási helyiség',
    'Garázs',
  ],
  ofCopy: 'Melyik helyiségbe?',
};
