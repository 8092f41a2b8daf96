import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nejsou šířka a\u00a0výška prohozené? Obvyklejší by bylo ${size}\u00a0mm.`,
  opening: 'To je rozměr stavebního otvoru. Okno musí být menší, aby kolem něj zbyla spára.',
  yes: (size) => `Ano, ${size}\u00a0mm`,
  no: (size) => `Ne, nechat ${size}\u00a0mm`,
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Okno váží ${weightKg}\u00a0kg. Komfortní doručení nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size) => `Okno je větší než ${size}\u00a0m, komfortní doručení ho neunese.`,
};
