import type { SizeQuestionTexts } from '../texts/size-questions';

const door = 'Zadali jste rozměr stavebního otvoru? Dveře musí být menší, aby kolem nich zbyla spára.';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Nejsou šířka a\u00a0výška prohozené? Obvyklejší by bylo ${size}\u00a0mm.`,
  yes: (size) => `Ano, ${size}\u00a0mm`,
  no: (size) => `Ne, nechat ${size}\u00a0mm`,
  opening: {
    window: 'Zadali jste rozměr stavebního otvoru? Okno musí být menší, aby kolem něj zbyla spára.',
    balcony: door,
    door,
    assembly: 'Zadali jste rozměr stavebního otvoru? Sestava musí být menší, aby kolem ní zbyla spára.',
  },
};
