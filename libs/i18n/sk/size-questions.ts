import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nie sú šírka a\u00a0výška prehodené? Obvyklejšie by bolo ${size}\u00a0mm.`,
  opening: 'To je rozmer stavebného otvoru. Okno musí byť menšie, aby okolo neho zostala škára.',
  yes: (size) => `Áno, ${size}\u00a0mm`,
  no: (size) => `Nie, nechať ${size}\u00a0mm`,
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Okno váži ${weightKg}\u00a0kg. Komfortné doručenie nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size) => `Okno je väčšie ako ${size}\u00a0m, komfortné doručenie ho neunesie.`,
};
