import type { Texts } from '../texts/texts';

export const manyPieces: Texts['manyPieces'] = {
  question: 'Wirklich {n}\u00a0Stück? Für Maßanfertigungen besteht kein Widerrufsrecht.',
  yes: 'Ja, {n}\u00a0Stück',
  no: 'Nein, {n}\u00a0Stück lassen',
};
