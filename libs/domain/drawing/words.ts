import type { ShopCode } from '../shop/shops';

export type Noun = 'window' | 'balcony' | 'entrance' | 'side' | 'slide';
export type Way = 'fixed' | 'tilt' | 'top-hung' | 'turn' | 'tilt-turn' | 'slide';
type Hand = 'left' | 'right';

/** The parts from which a drawing is told. Whole phrases, because genders and cases differ by language. */
export type Words = {
  readonly nouns: Readonly<Record<Noun, string>>;
  /** A product with one field: "Okno otevíravě-sklopné", "Dreh-Kipp-Fenster". */
  readonly single: (noun: string, way: Way) => string;
  /** "Dvoukřídlé okno", "Zweiflügelige Balkontür"; `sashes` when every field opens. */
  readonly divided: (noun: string, count: number, sashes: boolean) => string;
  readonly leaf: (noun: string) => string;
  readonly joints: Readonly<Record<'mullion' | 'mullions' | 'stulp' | 'both', string>>;
  readonly ways: Readonly<Record<Way, string>>;
  readonly opens: { readonly in: string; readonly out: string };
  readonly hinges: Readonly<Record<Hand, string>>;
  readonly handle: Readonly<Record<Hand | 'top' | 'bottom' | 'none', string>>;
  readonly slides: Readonly<Record<Hand, string>>;
  readonly view: { readonly inside: string; readonly outside: string };
  readonly sash: (n: number) => string;
  readonly field: (n: number) => string;
  readonly place: Readonly<Record<Hand | 'middle', string>>;
};

const cs: Words = {
  nouns: {
    window: 'okno',
    balcony: 'balkonové dveře',
    entrance: 'vchodové dveře',
    side: 'vedlejší dveře',
    slide: 'posuvně-sklopné dveře',
  },
  single: (noun, way) => `${noun} ${way === 'fixed' ? 'pevné' : cs.ways[way]}`,
  divided: (noun, count, sashes) => `${['', '', 'dvou', 'troj', 'čtyř'][count]}${sashes ? 'křídlé' : 'dílné'} ${noun}`,
  leaf: (noun) => `jednokřídlé ${noun}`,
  joints: { mullion: 'se sloupkem', mullions: 'se sloupky', stulp: 'se štulpem', both: 'se štulpem a sloupkem' },
  ways: {
    fixed: 'pevné zasklení',
    tilt: 'sklopné',
    'top-hung': 'výklopné',
    turn: 'otevíravé',
    'tilt-turn': 'otevíravě-sklopné',
    slide: 'posuvně-sklopné',
  },
  opens: { in: 'otevírané dovnitř', out: 'otevírané ven' },
  hinges: { left: 'panty vlevo', right: 'panty vpravo' },
  handle: { left: 'klika vlevo', right: 'klika vpravo', top: 'klika nahoře', bottom: 'klika dole', none: 'bez kliky' },
  slides: { left: 'posun doleva', right: 'posun doprava' },
  view: { inside: 'pohled zevnitř', outside: 'pohled zvenku' },
  sash: (n) => `křídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vlevo', middle: 'uprostřed', right: 'vpravo' },
};

const sk: Words = {
  nouns: {
    window: 'okno',
    balcony: 'balkónové dvere',
    entrance: 'vchodové dvere',
    side: 'vedľajšie dvere',
    slide: 'posuvno-sklopné dvere',
  },
  single: (noun, way) => `${noun} ${way === 'fixed' ? 'pevné' : sk.ways[way]}`,
  divided: (noun, count, sashes) =>
    `${['', '', 'dvoj', 'troj', 'štvor'][count]}${sashes ? 'krídlové' : 'dielne'} ${noun}`,
  leaf: (noun) => `jednokrídlové ${noun}`,
  joints: { mullion: 'so stĺpikom', mullions: 'so stĺpikmi', stulp: 'so štulpom', both: 'so štulpom a stĺpikom' },
  ways: {
    fixed: 'pevné zasklenie',
    tilt: 'sklopné',
    'top-hung': 'výklopné',
    turn: 'otváravé',
    'tilt-turn': 'otváravo-sklopné',
    slide: 'posuvno-sklopné',
  },
  opens: { in: 'otvárané dovnútra', out: 'otvárané von' },
  hinges: { left: 'pánty vľavo', right: 'pánty vpravo' },
  handle: {
    left: 'kľučka vľavo',
    right: 'kľučka vpravo',
    top: 'kľučka hore',
    bottom: 'kľučka dole',
    none: 'bez kľučky',
  },
  slides: { left: 'posun doľava', right: 'posun doprava' },
  view: { inside: 'pohľad zvnútra', outside: 'pohľad zvonku' },
  sash: (n) => `krídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vľavo', middle: 'v strede', right: 'vpravo' },
};

/** Short ones are one word (Drehfenster), long ones and doors have hyphens (Dreh-Kipp-Fenster). */
function germanCompound(noun: string, way: Way): string {
  const first = germanWay[way];
  const oneWord = noun === 'Fenster' && first.indexOf('-') === first.length - 1;
  return oneWord ? first.slice(0, -1) + noun.toLowerCase() : first + noun;
}
const germanWay: Record<Way, string> = {
  fixed: 'Fest-',
  tilt: 'Kipp-',
  'top-hung': 'Klapp-',
  turn: 'Dreh-',
  'tilt-turn': 'Dreh-Kipp-',
  slide: 'Schiebe-Kipp-',
};
/** Fenster is neuter, every door is feminine. */
const germanEnding = (noun: string): string => (noun === 'Fenster' ? 'es' : 'e');

const de: Words = {
  nouns: {
    window: 'Fenster',
    balcony: 'Balkontür',
    entrance: 'Haustür',
    side: 'Nebeneingangstür',
    slide: 'Parallel-Schiebe-Kipp-Tür',
  },
  single: (noun, way) => (way === 'fixed' ? 'Festverglasung im Rahmen' : germanCompound(noun, way)),
  divided: (noun, count, sashes) =>
    `${['', '', 'zwei', 'drei', 'vier'][count]}${sashes ? 'flügelig' : 'teilig'}${germanEnding(noun)} ${noun}`,
  leaf: (noun) => `einflügelige ${noun}`,
  joints: { mullion: 'mit Pfosten', mullions: 'mit Pfosten', stulp: 'mit Stulp', both: 'mit Stulp und Pfosten' },
  ways: {
    fixed: 'Festverglasung',
    tilt: 'Kippflügel',
    'top-hung': 'Klappflügel',
    turn: 'Drehflügel',
    'tilt-turn': 'Dreh-Kipp-Flügel',
    slide: 'Schiebe-Kipp-Flügel',
  },
  opens: { in: 'nach innen öffnend', out: 'nach außen öffnend' },
  hinges: { left: 'Bänder links', right: 'Bänder rechts' },
  handle: { left: 'Griff links', right: 'Griff rechts', top: 'Griff oben', bottom: 'Griff unten', none: 'ohne Griff' },
  slides: { left: 'nach links zu schieben', right: 'nach rechts zu schieben' },
  view: { inside: 'Ansicht von innen', outside: 'Ansicht von außen' },
  sash: (n) => `Flügel ${n}`,
  field: (n) => `Feld ${n}`,
  place: { left: 'links', middle: 'in der Mitte', right: 'rechts' },
};

const at: Words = {
  ...de,
  nouns: { ...de.nouns, entrance: 'Eingangstür' },
  single: (noun, way) => (way === 'fixed' ? 'Festverglasung im Stock' : germanCompound(noun, way)),
};

const hu: Words = {
  nouns: {
    window: 'ablak',
    balcony: 'erkélyajtó',
    entrance: 'bejárati ajtó',
    side: 'mellékbejárati ajtó',
    slide: 'toló-bukó ajtó',
  },
  single: (noun, way) => `${way === 'fixed' ? 'fix' : hu.ways[way]} ${noun}`,
  divided: (noun, count, sashes) =>
    `${['', '', 'két', 'három', 'négy'][count]}${sashes ? 'szárnyú' : 'részes'} ${noun}`,
  leaf: (noun) => `egyszárnyú ${noun}`,
  joints: { mullion: 'oszloppal', mullions: 'oszlopokkal', stulp: 'stulppal', both: 'stulppal és oszloppal' },
  ways: {
    fixed: 'fix üvegezés',
    tilt: 'bukó',
    'top-hung': 'felnyíló',
    turn: 'nyíló',
    'tilt-turn': 'bukó-nyíló',
    slide: 'toló-bukó',
  },
  opens: { in: 'befelé nyíló', out: 'kifelé nyíló' },
  hinges: { left: 'zsanérok a bal oldalon', right: 'zsanérok a jobb oldalon' },
  handle: {
    left: 'kilincs a bal oldalon',
    right: 'kilincs a jobb oldalon',
    top: 'kilincs felül',
    bottom: 'kilincs alul',
    none: 'kilincs nélkül',
  },
  slides: { left: 'balra tolható', right: 'jobbra tolható' },
  view: { inside: 'nézet belülről', outside: 'nézet kívülről' },
  sash: (n) => `${n}. szárny`,
  field: (n) => `${n}. mező`,
  place: { left: 'a bal oldalon', middle: 'középen', right: 'a jobb oldalon' },
};

export const words: Readonly<Record<ShopCode, Words>> = { cs, sk, at, de, hu };
