import type { Texts } from '../texts/texts';

export const manyPieces: Texts['manyPieces'] = {
  question: 'Naozaj {n}\u00a0ks? Od zmluvy na výrobky na mieru nemožno odstúpiť bez uvedenia dôvodu.',
  yes: 'Áno, {n}\u00a0ks',
  no: 'Nie, nechať {n}\u00a0ks',
};
