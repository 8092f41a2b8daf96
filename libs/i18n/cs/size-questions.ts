import type { kinds } from './kinds';

const door = 'Zadali jste rozměr stavebního otvoru? Dveře musí být menší, aby kolem nich zbyla spára.';

/** Sizes that are asked about before anybody builds them (DIM-08). */
export const sizeQuestions = {
  swapped: (size: string) => `Nejsou šířka a\u00a0výška prohozené? Obvyklejší by bylo ${size}\u00a0mm.`,
  yes: (size: string) => `Ano, ${size}\u00a0mm`,
  no: (size: string) => `Ne, nechat ${size}\u00a0mm`,
  /** A size that is as large as the opening in the wall. */
  opening: {
    window: 'Zadali jste rozměr stavebního otvoru? Okno musí být menší, aby kolem něj zbyla spára.',
    balcony: door,
    door,
    assembly: 'Zadali jste rozměr stavebního otvoru? Sestava musí být menší, aby kolem ní zbyla spára.',
  } satisfies Record<keyof typeof kinds, unknown>,
};
