import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nie sú šírka a\u00a0výška prehodené? Obvyklejšie by bolo ${size}\u00a0mm.`,
  yes: (size) => `Áno, ${size}\u00a0mm`,
  no: (size) => `Nie, nechať ${size}\u00a0mm`,
};
