import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nem cserélődött fel a szélesség és a magasság? Szokásosabb lenne: ${size}\u00a0mm.`,
  yes: (size) => `Igen, ${size}\u00a0mm`,
  no: (size) => `Nem, marad ${size}\u00a0mm`,
};
