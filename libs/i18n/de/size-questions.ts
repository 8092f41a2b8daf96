import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Sind Breite und Höhe vertauscht? Üblicher wären ${size}\u00a0mm.`,
  yes: (size) => `Ja, ${size}\u00a0mm`,
  no: (size) => `Nein, bei ${size}\u00a0mm bleiben`,
};
