import type { Texts } from '../texts/texts';

const door = 'Zadali ste rozmer stavebného otvoru? Dvere musia byť menšie, aby okolo nich zostala škára.';

export const sizeQuestions: Texts['sizeQuestions'] = {
  swapped: (size) => `Nie sú šírka a\u00a0výška prehodené? Obvyklejšie by bolo ${size}\u00a0mm.`,
  yes: (size) => `Áno, ${size}\u00a0mm`,
  no: (size) => `Nie, nechať ${size}\u00a0mm`,
  opening: {
    window: 'Zadali ste rozmer stavebného otvoru? Okno musí byť menšie, aby okolo neho zostala škára.',
    balcony: door,
    door,
    assembly: 'Zadali ste rozmer stavebného otvoru? Zostava musí byť menšia, aby okolo nej zostala škára.',
  },
};
