import type { ProfileTexts } from '../texts/profile';

export const profile: ProfileTexts = {
  heading: 'Profil',
  lead: 'A tok és a szárny dönti el, mennyire meleg és csendes az ablak.',
  dialogLead: (size) => `Az árak az Ön ${size} mm-es méretére vonatkozó különbséget mutatják.`,
  profiles: 'Profilok',
  chambers: 'Kamrák',
  seals: 'Tömítések',
  depth: 'Mélység',
  glazing: 'Üvegezés',
  upTo: (mm) => `${mm} mm-ig`,
  uw: 'ablak',
  rw: 'Hanggátlás',
  chosen: 'Kiválasztva',
  same: 'azonos ár',
  more: 'Teljes leírás',
  use: (name) => `${name} használata`,
  useShort: 'Használat',
  cancel: 'Mégse',
  loading: 'Profilok betöltése…',
  failed: 'A profilokat nem sikerült betölteni.',
};
