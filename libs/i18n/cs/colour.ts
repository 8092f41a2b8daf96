import type { ColourTexts } from '../texts/colour';

export const colour: ColourTexts = {
  where: 'Kde má být dekor',
  ways: {
    white: { name: 'Bílá z\u00a0obou stran', note: 'bílé jádro' },
    outside: { name: 'Dekor jen zvenku', note: 'uvnitř bílá' },
    both: { name: 'Dekor z\u00a0obou stran', note: 'stejný dekor' },
  },
  decor: 'Dekor',
  mostUsed: 'Nejčastější',
  groups: { standard: 'Další standardní', premium: 'Další prémiové' },
  use: (name) => `barvu ${name}`,
  choose: 'Vyberte prosím dekor',
};
