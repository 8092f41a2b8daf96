import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nejsou šířka a\u00a0výška prohozené? Obvyklejší by bylo ${size}\u00a0mm.`,
  yes: (size) => `Ano, ${size}\u00a0mm`,
  no: (size) => `Ne, nechat ${size}\u00a0mm`,
};
