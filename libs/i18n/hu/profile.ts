import type { Texts } from '../texts/texts';

export const profile: Texts['profile'] = {
  dialogLead: (size) => `Az árkülönbségek az Ön ${size}\u00a0mm\u2011es méretére vonatkoznak.`,
  profiles: 'Profilok',
  chambers: 'Kamrák',
  seals: 'Tömítések',
  depth: 'Beépítési mélység',
  glazing: 'Üvegezés',
  upTo: (mm) => `${mm}\u00a0mm\u2011ig`,
  rw: 'Hanggátlás',
  chosen: 'Kiválasztva',
  same: 'azonos ár',
  compare: 'Profilok összehasonlítása',
  use: (name) => `${name} kiválasztása`,
  loading: 'Profilok betöltése…',
  failed: 'A profilokat nem sikerült betölteni.',
};
