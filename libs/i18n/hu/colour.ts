import type { Texts } from '../texts/texts';

export const colour: Texts['colour'] = {
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
