import type { ProfileTexts } from '../texts/profile';

export const profile: ProfileTexts = {
  dialogLead: (size) => `Ceny ukazují rozdíl pro váš rozměr ${size}\u00a0mm.`,
  profiles: 'Profily',
  chambers: 'Komory',
  seals: 'Těsnění',
  depth: 'Stavební hloubka',
  glazing: 'Zasklení',
  upTo: (mm) => `do ${mm}\u00a0mm`,
  rw: 'Zvukový útlum',
  chosen: 'Vybráno',
  same: 'stejná cena',
  compare: 'Porovnat profily vedle sebe',
  use: (name) => `Použít ${name}`,
  loading: 'Načítáme profily…',
  failed: 'Profily se nepodařilo načíst.',
};
