import type { Texts } from '../texts/texts';

const door = 'Ez a falnyílás mérete? Az ajtónak kisebbnek kell lennie, hogy körben hézag maradjon.';

export const sizeQuestions: Texts['sizeQuestions'] = {
  swapped: (size) => `Nem cserélődött fel a szélesség és a magasság? Szokásosabb lenne: ${size}\u00a0mm.`,
  yes: (size) => `Igen, ${size}\u00a0mm`,
  no: (size) => `Nem, marad ${size}\u00a0mm`,
  opening: {
    window: 'Ez a falnyílás mérete? Az ablaknak kisebbnek kell lennie, hogy körben hézag maradjon.',
    balcony: door,
    door,
    assembly: 'Ez a falnyílás mérete? A kombinációnak kisebbnek kell lennie, hogy körben hézag maradjon.',
  },
};
