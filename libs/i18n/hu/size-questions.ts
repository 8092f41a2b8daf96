import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nem cserélődött fel a szélesség és a magasság? Szokásosabb lenne: ${size}\u00a0mm.`,
  opening: 'Ez a falnyílás mérete. Az ablaknak kisebbnek kell lennie, hogy körben hézag maradjon.',
  yes: (size) => `Igen, ${size}\u00a0mm`,
  no: (size) => `Nem, marad ${size}\u00a0mm`,
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Az ablak ${weightKg}\u00a0kg. A kényelmi szállítás legfeljebb ${limitKg}\u00a0kg-os darabokat visz be.`,
  tooLargeForComfort: (size) => `Az ablak nagyobb, mint ${size}\u00a0m, ezért a kényelmi szállításhoz túl nagy.`,
};
