import type { Texts } from '../texts/texts';

const twoSeals = 'celoobvodové kovanie, dva bezpečnostné body, mikroventilácia';
const threeSeals = 'celoobvodové kovanie, dva bezpečnostné body, mikroventilácia, poistka chybnej manipulácie';
const sideDoor = 'tri nastaviteľné pánty, viacbodový zámok';
const warmDoor = 'tri zosilnené nastaviteľné pánty, viacbodový zámok';

export const comparison: Texts['comparison'] = {
  title: 'Profily vedľa seba',
  lead: (size) => `Čím sa líšia pre váš rozmer ${size}\u00a0mm.`,
  rows: 'Ktoré vlastnosti ukázať',
  differences: (count) => `Len rozdiely (${count})`,
  all: (count) => `Všetky (${count})`,
  same: (count) => `Čo majú spoločné (${count})`,
  sections: 'Rezy v\u00a0jednej mierke, vonku je hore. Čísla patria k\u00a0riadkom tabuľky.',
  now: 'vybrané teraz',
  column: (number) => `Profil v\u00a0stĺpci ${number}`,
  names: {
    chambers: 'Komory v\u00a0ráme',
    seals: 'Tesnenia',
    glass: 'Sklo v\u00a0cene',
    uw: 'Prestup tepla',
    rw: 'Útlm hluku',
    use: 'Kam sa hodí',
    sash: 'Krídlo',
    depth: 'Stavebná hĺbka',
    glazing: 'Zasklenie',
    sashWeight: 'Nosnosť krídla',
    fittings: 'Kovanie',
    description: 'Opis',
    price: 'Cena',
  },
  notes: {
    chambers: 'viac komôr lepšie izoluje',
    seals: 'tretie tesnenie tlmí vietor a\u00a0hluk',
    uw: 'pre váš rozmer, menej je lepšie',
    rw: 'o\u00a03\u00a0dB je počuť rozdiel',
  },
  best: {
    chambers: 'najviac',
    seals: 'najviac',
    glass: 'najhrubšie',
    uw: 'najlepšie izoluje',
    rw: 'najtichší',
    sashWeight: 'najviac',
    price: 'najlacnejší',
  },
  use: { both: 'okná aj dvere', window: 'len okná', door: 'len dvere' },
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
  keep: (name) => `Nechať ${name}`,
  take: (name) => `Zvoliť ${name}`,
};
