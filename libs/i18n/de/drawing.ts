import type { Way, Words } from '@fenestra/domain/drawing/words';

/** Short ones are one word (Drehfenster), long ones and doors have hyphens (Dreh-Kipp-Fenster). */
export function germanCompound(noun: string, way: Way): string {
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
  pivot: 'Schwing-',
};

/** Fenster is neuter, every door is feminine. */
const germanEnding = (noun: string): string => (noun === 'Fenster' ? 'es' : 'e');

export const drawing: Words = {
  nouns: {
    window: 'Fenster',
    balcony: 'Balkontür',
    entrance: 'Haustür',
    side: 'Nebeneingangstür',
    slide: 'Parallel-Schiebe-Kipp-Tür',
    roof: 'Dachfenster',
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
    pivot: 'Schwingflügel',
  },
  opens: { in: 'nach innen öffnend', out: 'nach außen öffnend' },
  hinges: { left: 'Bänder links', right: 'Bänder rechts' },
  handle: { left: 'Griff links', right: 'Griff rechts', top: 'Griff oben', bottom: 'Griff unten', none: 'ohne Griff' },
  slides: { left: 'nach links zu schieben', right: 'nach rechts zu schieben' },
  view: { inside: 'Ansicht von innen', outside: 'Ansicht von außen' },
  assembly: (count) => `Kombination aus ${['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs'][count]} Elementen`,
  light: { above: 'Oberlicht', below: 'Unterlicht' },
  withLight: { above: 'mit Oberlicht', below: 'mit Unterlicht' },
  element: (n) => `Element ${n}`,
  sash: (n) => `Flügel ${n}`,
  field: (n) => `Feld ${n}`,
  place: { left: 'links', middle: 'in der Mitte', right: 'rechts', above: 'oben' },
};
