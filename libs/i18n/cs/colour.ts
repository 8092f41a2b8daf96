import type { ColourTexts } from '../texts/colour';

export const colour: ColourTexts = {
  heading: 'Barva okna',
  lead: (profile, size) => `Příplatky jsou pro okno ${profile}, ${size}\u00a0mm, bez DPH.`,
  where: 'Kde má být dekor',
  ways: {
    white: { name: 'Bílá z\u00a0obou stran', note: 'bílé jádro' },
    outside: { name: 'Dekor jen zvenku', note: 'uvnitř bílá' },
    both: { name: 'Dekor z\u00a0obou stran', note: 'stejný dekor' },
  },
  decor: 'Dekor',
  noDecor: 'Okno bude bílé, dekor není potřeba.',
  mostUsed: 'Nejčastější',
  groups: { standard: 'Další standardní', premium: 'Další prémiové' },
  use: (name) => `barvu ${name}`,
  choose: 'Vyberte prosím dekor',
};
