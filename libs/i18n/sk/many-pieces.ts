import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Naozaj {n}\u00a0ks? Od zmluvy na výrobky na mieru nemožno odstúpiť bez uvedenia dôvodu.',
  yes: 'Áno, {n}\u00a0ks',
  no: 'Nie, nechať {n}\u00a0ks',
};
