import type { ColourTexts } from '../texts/colour';

export const colour: ColourTexts = {
  heading: 'Szín',
  lead: (profile, size) => `A felárak erre az ablakra szólnak: ${profile}, ${size}\u00a0mm, áfa nélkül.`,
  where: 'Hol legyen dekorfólia?',
  ways: {
    white: { name: 'Mindkét oldalon fehér', note: 'fehér alapanyag' },
    outside: { name: 'Dekor csak kívül', note: 'belül fehér' },
    both: { name: 'Dekor mindkét oldalon', note: 'azonos dekor' },
  },
  decor: 'Dekor',
  noDecor: 'Az ablak fehér lesz, dekor nem szükséges.',
  mostUsed: 'Leggyakoribbak',
  groups: { standard: 'További alapdekorok', premium: 'További prémium dekorok' },
  use: (name) => name,
  choose: 'Kérjük, válasszon dekort',
};
