import type { Texts } from '../texts/texts';

export const choice: Texts['choice'] = {
  use: (what) => `Použiť ${what}`,
  useShort: 'Použiť',
  cancel: 'Zrušiť',
  chosen: 'Vybrané',
  included: 'v\u00a0cene',
  same: 'rovnaká cena',
  change: 'zmeniť',
  changeNamed: (part) => `zmeniť: ${part}`,
  range: 'Kde voľba platí',
  allSame: 'Do všetkých rovnaké',
  eachOwn: 'Každé inak',
  loading: 'Načítavame ponuku…',
  failed: 'Ceny sa nepodarilo načítať. Vyberať môžete ďalej.',
};
