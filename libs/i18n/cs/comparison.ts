const twoSeals = 'celoobvodové kování, dva bezpečnostní body, mikroventilace';
const threeSeals = 'celoobvodové kování, dva bezpečnostní body, mikroventilace, pojistka chybné manipulace';
const sideDoor = 'tři nastavitelné panty, vícebodový zámek';
const warmDoor = 'tři zesílené nastavitelné panty, vícebodový zámek';

const names = {
  chambers: 'Komory v\u00a0rámu',
  seals: 'Těsnění',
  glass: 'Sklo v\u00a0ceně',
  uw: 'Prostup tepla',
  rw: 'Útlum hluku',
  use: 'Kam se hodí',
  sash: 'Křídlo',
  depth: 'Stavební hloubka',
  glazing: 'Zasklení',
  sashWeight: 'Nosnost křídla',
  fittings: 'Kování',
  description: 'Popis',
  price: 'Cena',
};

type ComparedRow = keyof typeof names;

/** Profiles side by side, which is their help, too (PROF-13, OPEN-Q-111). */
export const comparison = {
  title: 'Profily vedle sebe',
  lead: (size: string) => `Čím se liší pro váš rozměr ${size}\u00a0mm.`,
  rows: 'Které vlastnosti ukázat',
  differences: (count: number) => `Jen rozdíly (${count})`,
  all: (count: number) => `Všechny (${count})`,
  /** Over the rows that do not differ. */
  same: (count: number) => `Co mají společné (${count})`,
  sections: 'Řezy v\u00a0jednom měřítku, venku je nahoře. Čísla patří k\u00a0řádkům tabulky.',
  now: 'vybráno teď',
  /** Names the list from which another profile is put into a column. */
  column: (number: number) => `Profil ve sloupci ${number}`,
  names,
  notes: {
    chambers: 'víc komor drží víc tepla',
    seals: 'třetí těsnění tlumí vítr a\u00a0hluk',
    uw: 'pro váš rozměr, méně je lépe',
    rw: 'o\u00a03\u00a0dB je slyšet rozdíl',
  } as Partial<Record<ComparedRow, string>>,
  /** Said of the best value of a row. */
  best: {
    chambers: 'nejvíc',
    seals: 'nejvíc',
    glass: 'nejsilnější',
    uw: 'nejteplejší',
    rw: 'nejtišší',
    sashWeight: 'nejvíc',
    price: 'nejlevnější',
  } as Partial<Record<ComparedRow, string>>,
  use: { both: 'okna i\u00a0dveře', window: 'jen okna', door: 'jen dveře' },
  sash: { straight: 'rovné', rounded: 'zaoblené' },
  /** By profile id. */
  fittings: {
    222915: twoSeals,
    222916: twoSeals,
    222761: threeSeals,
    222762: threeSeals,
    222300: threeSeals,
    222857: threeSeals,
    222744: sideDoor,
    222745: warmDoor,
  } as Record<number, string>,
  keep: (name: string) => `Nechat ${name}`,
  take: (name: string) => `Vzít ${name}`,
};
