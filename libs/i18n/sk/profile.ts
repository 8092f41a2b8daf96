import type { ProfileTexts } from '../texts/profile';

export const profile: ProfileTexts = {
  heading: 'Profil okna',
  lead: 'Rám a krídlo rozhodujú o tom, ako okno hreje a tlmí hluk.',
  dialogLead: (size) => `Ceny ukazujú rozdiel pre váš rozmer ${size} mm.`,
  profiles: 'Profily',
  chambers: 'Komory',
  seals: 'Tesnenia',
  depth: 'Hĺbka',
  glazing: 'Zasklenie',
  upTo: (mm) => `do ${mm} mm`,
  uw: 'okna',
  rw: 'Útlm',
  chosen: 'Vybrané',
  same: 'rovnaká cena',
  more: 'Celý opis',
  use: (name) => `Použiť ${name}`,
  useShort: 'Použiť',
  cancel: 'Zrušiť',
  loading: 'Načítavame profily…',
  failed: 'Profily sa nepodarilo načítať.',
};
