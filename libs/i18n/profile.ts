import type { Catalogue } from './catalogue';

/** Profile step and dialog (PROF-01, PROF-13). */
export type ProfileTexts = {
  heading: string;
  lead: string;
  dialogLead: (size: string) => string;
  profiles: string;
  chambers: string;
  seals: string;
  depth: string;
  glazing: string;
  upTo: (mm: string) => string;
  uw: string;
  rw: string;
  chosen: string;
  same: string;
  more: string;
  use: (name: string) => string;
  useShort: string;
  cancel: string;
  loading: string;
  failed: string;
};

const german: ProfileTexts = {
  heading: 'Profil',
  lead: 'Rahmen und Flügel bestimmen, wie warm und wie leise das Fenster ist.',
  dialogLead: (size) => `Die Preise zeigen den Unterschied für Ihr Maß ${size} mm.`,
  profiles: 'Profile',
  chambers: 'Kammern',
  seals: 'Dichtungen',
  depth: 'Bautiefe',
  glazing: 'Verglasung',
  upTo: (mm) => `bis ${mm} mm`,
  uw: 'Fenster',
  rw: 'Schallschutz',
  chosen: 'Gewählt',
  same: 'gleicher Preis',
  more: 'Ganze Beschreibung',
  use: (name) => `${name} verwenden`,
  useShort: 'Verwenden',
  cancel: 'Abbrechen',
  loading: 'Profile werden geladen …',
  failed: 'Die Profile konnten nicht geladen werden.',
};

export const profileTexts: Catalogue<ProfileTexts> = {
  cs: {
    heading: 'Profil okna',
    lead: 'Rám a\u00a0křídlo rozhodují o\u00a0tom, jak okno hřeje a\u00a0tlumí hluk.',
    dialogLead: (size) => `Ceny ukazují rozdíl pro váš rozměr ${size}\u00a0mm.`,
    profiles: 'Profily',
    chambers: 'Komory',
    seals: 'Těsnění',
    depth: 'Hloubka',
    glazing: 'Zasklení',
    upTo: (mm) => `do ${mm}\u00a0mm`,
    uw: 'okna',
    rw: 'Útlum',
    chosen: 'Vybráno',
    same: 'stejná cena',
    more: 'Celý popis',
    use: (name) => `Použít ${name}`,
    useShort: 'Použít',
    cancel: 'Zrušit',
    loading: 'Načítáme profily…',
    failed: 'Profily se nepodařilo načíst.',
  },
  sk: {
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
  },
  at: german,
  de: german,
  hu: {
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
  },
};
