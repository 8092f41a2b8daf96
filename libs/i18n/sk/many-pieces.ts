import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Naozaj {n}\u00a0ks? Výrobky na mieru nemožno vrátiť.',
  yes: 'Áno, {n}\u00a0ks',
  no: 'Nie, nechať {n}\u00a0ks',
};
