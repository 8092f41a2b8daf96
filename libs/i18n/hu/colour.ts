import type { ColourTexts } from '../texts/colour';

export const colour: ColourTexts = {
  where: 'Hol legyen dekorfólia?',
  ways: {
    white: { name: 'Mindkét oldalon fehér', note: 'fehér alapanyag' },
    outside: { name: 'Dekor csak kívül', note: 'belül fehér' },
    both: { name: 'Dekor mindkét oldalon', note: 'azonos dekor' },
  },
  decor: 'Dekor',
  mostUsed: 'Leggyakoribbak',
  groups: { standard: 'További alapdekorok', premium: 'További prémium dekorok' },
  use: (name) => name,
  choose: 'Kérjük, válasszon dekort',
};
