import type { RoomTexts } from '../texts/room';

export const room: RoomTexts = {
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
