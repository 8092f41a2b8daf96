import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Valóban {n}\u00a0db? A méretre gyártott termékeket nem vesszük vissza.',
  yes: 'Igen, {n}\u00a0db',
  no: 'Nem, marad {n}\u00a0db',
};
