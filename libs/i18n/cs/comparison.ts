import type { ComparisonTexts } from '../texts/comparison';

const twoSeals = 'celoobvodové kování, dva bezpečnostní body, mikroventilace';
const threeSeals = 'celoobvodové kování, dva bezpečnostní body, mikroventilace, pojistka chybné manipulace';
const sideDoor = 'tři nastavitelné panty, vícebodový zámek';
const warmDoor = 'tři zesílené nastavitelné panty, vícebodový zámek';

export const comparison: ComparisonTexts = {
  title: 'Profily vedle sebe',
  lead: (size) => `Čím se liší pro váš rozměr ${size}\u00a0mm.`,
  rows: 'Které vlastnosti ukázat',
  differences: (count) => `Jen rozdíly (${count})`,
  all: (count) => `Všechny (${count})`,
  same: (count) => `Co mají společné (${count})`,
  sections: 'Řezy v\u00a0jednom měřítku, venku je nahoře. Čísla patří k\u00a0řádkům tabulky.',
  now: 'vybráno teď',
  column: (number) => `Profil ve sloupci ${number}`,
  names: {
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
  },
  notes: {
    chambers: 'víc komor drží víc tepla',
    seals: 'třetí těsnění tlumí vítr a\u00a0hluk',
    uw: 'pro váš rozměr, méně je lépe',
    rw: 'o\u00a03\u00a0dB je slyšet rozdíl',
  },
  best: {
    chambers: 'nejvíc',
    seals: 'nejvíc',
    glass: 'nejsilnější',
    uw: 'nejteplejší',
    rw: 'nejtišší',
    sashWeight: 'nejvíc',
    price: 'nejlevnější',
  },
  use: { both: 'okna i\u00a0dveře', window: 'jen okna', door: 'jen dveře' },
  sash: { straight: 'rovné', rounded: 'zaoblené' },
  fittings: {
    222915: twoSeals,
    222916: twoSeals,
    222761: threeSeals,
    222762: threeSeals,
    222300: threeSeals,
    222857: threeSeals,
    222744: sideDoor,
    222745: warmDoor,
  },
  keep: (name) => `Nechat ${name}`,
  take: (name) => `Vzít ${name}`,
};
