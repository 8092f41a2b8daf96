import type { Texts } from '../texts/texts';

export const colour: Texts['colour'] = {
  where: 'Wo soll das Dekor sein?',
  ways: {
    white: { name: 'Beidseitig weiß', note: 'weißer Kern' },
    outside: { name: 'Dekor nur außen', note: 'innen weiß' },
    both: { name: 'Dekor beidseitig', note: 'gleiches Dekor' },
  },
  decor: 'Dekor',
  mostUsed: 'Häufig gewählt',
  groups: { standard: 'Weitere Standarddekore', premium: 'Weitere Premiumdekore' },
  use: (name) => `Farbe ${name}`,
  choose: 'Bitte wählen Sie ein Dekor',
};
