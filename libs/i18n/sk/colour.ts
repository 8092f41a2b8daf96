import type { Texts } from '../texts/texts';

export const colour: Texts['colour'] = {
  where: 'Kde má byť dekor',
  ways: {
    white: { name: 'Biela z\u00a0oboch strán', note: 'biele jadro' },
    outside: { name: 'Dekor len zvonka', note: 'vnútri biela' },
    both: { name: 'Dekor z\u00a0oboch strán', note: 'rovnaký dekor' },
  },
  decor: 'Dekor',
  mostUsed: 'Najčastejšie',
  groups: { standard: 'Ďalšie štandardné', premium: 'Ďalšie prémiové' },
  use: (name) => `farbu ${name}`,
  choose: 'Vyberte, prosím, dekor',
};
