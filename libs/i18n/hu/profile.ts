import type { ProfileTexts } from '../texts/profile';

export const profile: ProfileTexts = {
  dialogLead: (size) => `Az árak az Ön ${size} mm-es méretére vonatkozó különbséget mutatják.`,
  profiles: 'Profilok',
  chambers: 'Kamrák',
  seals: 'Tömítések',
  depth: 'Mélység',
  glazing: 'Üvegezés',
  upTo: (mm) => `${mm} mm-ig`,
  rw: 'Hanggátlás',
  chosen: 'Kiválasztva',
  same: 'azonos ár',
  compare: 'Profilok összehasonlítása',
  use: (name) => `${name} használata`,
  loading: 'Profilok betöltése…',
  failed: 'A profilokat nem sikerült betölteni.',
};
