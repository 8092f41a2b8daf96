import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Wirklich {n}\u00a0Stück? Maßware können wir nicht zurücknehmen.',
  yes: 'Ja, {n}\u00a0Stück',
  no: 'Nein, {n}\u00a0Stück lassen',
};
