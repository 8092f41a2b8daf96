import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Wirklich {n}\u00a0Stück? Für Maßanfertigungen besteht kein Widerrufsrecht.',
  yes: 'Ja, {n}\u00a0Stück',
  no: 'Nein, {n}\u00a0Stück lassen',
};
