import type { Texts } from '../texts/texts';

export const profile: Texts['profile'] = {
  dialogLead: (size) => `Ceny ukazujú rozdiel pre váš rozmer ${size}\u00a0mm.`,
  profiles: 'Profily',
  chambers: 'Komory',
  seals: 'Tesnenia',
  depth: 'Stavebná hĺbka',
  glazing: 'Zasklenie',
  upTo: (mm) => `do ${mm}\u00a0mm`,
  rw: 'Útlm hluku',
  chosen: 'Vybrané',
  same: 'rovnaká cena',
  compare: 'Porovnať profily vedľa seba',
  use: (name) => `Použiť ${name}`,
  loading: 'Načítavame profily…',
  failed: 'Profily sa nepodarilo načítať.',
};
