import type { Texts } from '../texts/texts';

export const units: Texts['units'] = {
  of: {
    piece: { other: 'db' },
    metre: { other: 'm' },
    set: { other: 'készlet' },
  },
  quantity: 'Mennyiség: {name}',
  less: 'Kevesebb: {name}',
  more: 'Több: {name}',
  typed: {
    unreadable: 'Ezt a\u00a0mennyiséget nem értjük: „{typed}”. Marad: {kept}.',
    tooFew: 'A legkisebb mennyiség: {least}. Marad: {kept}.',
    tooMany: 'A legnagyobb mennyiség: {most}. Marad: {kept}.',
    whole: 'Csak egész darab rendelhető: „{typed}” helyett {kept}.',
  },
};
