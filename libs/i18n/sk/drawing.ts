import type { Words } from '@fenestra/domain/drawing/words';

export const drawing: Words = {
  nouns: {
    window: 'okno',
    balcony: 'balkónové dvere',
    entrance: 'vchodové dvere',
    side: 'vedľajšie dvere',
    slide: 'posuvno-sklopné dvere',
    roof: 'strešné okno',
  },
  single: (noun, way) => `${noun} ${way === 'fixed' ? 'pevné' : drawing.ways[way]}`,
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
    pivot: 'kyvné',
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
  assembly: (count) =>
    `zostava ${['', '', 'z dvoch', 'z troch', 'zo štyroch', 'z piatich', 'zo šiestich'][count]} prvkov`,
  light: { above: 'nadsvetlík', below: 'podsvetlík' },
  withLight: { above: 's nadsvetlíkom', below: 's podsvetlíkom' },
  element: (n) => `prvok ${n}`,
  sash: (n) => `krídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vľavo', middle: 'v strede', right: 'vpravo', above: 'hore' },
};
