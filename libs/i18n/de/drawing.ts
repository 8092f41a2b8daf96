import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';
import { ofEach } from '../of-each';

type Nouns = DescriptionTexts['nouns'];

/** Short ones are one word (Drehfenster), long ones and doors have hyphens (Dreh-Kipp-Fenster). */
function germanCompound(noun: string, way: string): string {
  const oneWord = noun === 'Fenster' && way.indexOf('-') === way.length - 1;
  return oneWord ? way.slice(0, -1) + noun.toLowerCase() : way + noun;
}

const opensAs = {
  tilt: 'Kipp-',
  'top-hung': 'Klapp-',
  turn: 'Dreh-',
  'tilt-turn': 'Dreh-Kipp-',
  slide: 'Schiebe-Kipp-',
  pivot: 'Schwing-',
};

export const germanSingle = (nouns: Nouns, fixed: string): DescriptionTexts['single'] =>
  ofEach(nouns, (noun) => ({ fixed, ...ofEach(opensAs, (way) => germanCompound(noun, way)) }));

const counts = { 2: 'zwei', 3: 'drei', 4: 'vier' };
/** Fenster is neuter, every door is feminine. */
const ending = (noun: string): string => (noun === 'Fenster' ? 'es' : 'e');

export const germanDivided = (nouns: Nouns): DescriptionTexts['divided'] =>
  ofEach(nouns, (noun) => ({
    sashes: ofEach(counts, (count) => `${count}flügelig${ending(noun)} ${noun}`),
    fields: ofEach(counts, (count) => `${count}teilig${ending(noun)} ${noun}`),
  }));

const nouns = {
  window: 'Fenster',
  balcony: 'Balkontür',
  entrance: 'Haustür',
  side: 'Nebeneingangstür',
  slide: 'Parallel-Schiebe-Kipp-Tür',
  roof: 'Dachfenster',
};

export const drawing: DescriptionTexts = {
  nouns,
  single: germanSingle(nouns, 'Festverglasung im Rahmen'),
  divided: germanDivided(nouns),
  leaf: (noun) => `einflügelige ${noun}`,
  joints: { mullion: 'mit Pfosten', mullions: 'mit Pfosten', stulp: 'mit Stulp', both: 'mit Stulp und Pfosten' },
  ways: {
    fixed: 'Festverglasung',
    tilt: 'Kippflügel',
    'top-hung': 'Klappflügel',
    turn: 'Drehflügel',
    'tilt-turn': 'Dreh-Kipp-Flügel',
    slide: 'Schiebe-Kipp-Flügel',
    pivot: 'Schwingflügel',
  },
  opens: { in: 'nach innen öffnend', out: 'nach außen öffnend' },
  hinges: { left: 'Bänder links', right: 'Bänder rechts' },
  handle: { left: 'Griff links', right: 'Griff rechts', top: 'Griff oben', bottom: 'Griff unten', none: 'ohne Griff' },
  slides: { left: 'nach links zu schieben', right: 'nach rechts zu schieben' },
  view: { inside: 'Ansicht von innen', outside: 'Ansicht von außen' },
  assembly: {
    2: 'Kombination aus zwei Elementen',
    3: 'Kombination aus drei Elementen',
    4: 'Kombination aus vier Elementen',
    5: 'Kombination aus fünf Elementen',
    6: 'Kombination aus sechs Elementen',
  },
  light: { above: 'Oberlicht', below: 'Unterlicht' },
  withLight: { above: 'mit Oberlicht', below: 'mit Unterlicht' },
  element: (n) => `Element ${n}`,
  sash: (n) => `Flügel ${n}`,
  field: (n) => `Feld ${n}`,
  place: { left: 'links', middle: 'in der Mitte', right: 'rechts', above: 'oben' },
};
