/** Profile step and dialog (PROF-01, PROF-13). */
export const profile = {
  dialogLead: (size: string) => `Ceny ukazují rozdíl pro váš rozměr ${size}\u00a0mm.`,
  profiles: 'Profily',
  chambers: 'Komory',
  seals: 'Těsnění',
  depth: 'Stavební hloubka',
  glazing: 'Zasklení',
  upTo: (mm: string) => `do ${mm}\u00a0mm`,
  rw: 'Zvukový útlum',
  chosen: 'Vybráno',
  same: 'stejná cena',
  compare: 'Porovnat profily vedle sebe',
  use: (name: string) => `Použít ${name}`,
  loading: 'Načítáme profily…',
  failed: 'Profily se nepodařilo načíst.',
};
