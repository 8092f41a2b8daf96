import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Wirklich {n} Stück? Maßware können wir nicht zurücknehmen.',
  yes: 'Ja, {n} Stück',
  no: 'Nein, {n} Stück lassen',
};
