import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';
import { ofEach } from '../of-each';

const nouns = {
  window: 'okno',
  balcony: 'balkónové dvere',
  entrance: 'vchodové dvere',
  side: 'vedľajšie dvere',
  slide: 'posuvno-sklopné dvere',
  roof: 'strešné okno',
};

const ways = {
  fixed: 'pevné zasklenie',
  tilt: 'sklopné',
  'top-hung': 'výklopné',
  turn: 'otváravé',
  'tilt-turn': 'otváravo-sklopné',
  slide: 'posuvno-sklopné',
  pivot: 'kyvné',
};

const counts = { 2: 'dvoj', 3: 'troj', 4: 'štvor' };

export const drawing: DescriptionTexts = {
  nouns,
  single: ofEach(nouns, (noun) => ofEach({ ...ways, fixed: 'pevné' }, (way) => `${noun} ${way}`)),
  divided: ofEach(nouns, (noun) => ({
    sashes: ofEach(counts, (count) => `${count}krídlové ${noun}`),
    fields: ofEach(counts, (count) => `${count}dielne ${noun}`),
  })),
  leaf: (noun) => `jednokrídlové ${noun}`,
  joints: { mullion: 'so stĺpikom', mullions: 'so stĺpikmi', stulp: 'so štulpom', both: 'so štulpom a\u00a0stĺpikom' },
  ways,
  opens: { in: 'otváravé dovnútra', out: 'otváravé von' },
  hinges: { left: 'pánty vľavo', right: 'pánty vpravo' },
  handle: {
    left: 'kľučka vľavo',
    right: 'kľučka vpravo',
    top: 'kľučka hore',
    bottom: 'kľučka dole',
    none: 'bez kľučky',
  },
  slides: { left: 'posun doľava', right: 'posun doprava' },
  view: { inside: 'pohľad zvnútra', outside: 'pohľad zvonka' },
  assembly: {
    2: 'zostava z\u00a0dvoch prvkov',
    3: 'zostava z\u00a0troch prvkov',
    4: 'zostava zo štyroch prvkov',
    5: 'zostava z\u00a0piatich prvkov',
    6: 'zostava zo šiestich prvkov',
  },
  light: { above: 'nadsvetlík', below: 'podsvetlík' },
  withLight: { above: 's\u00a0nadsvetlíkom', below: 's\u00a0podsvetlíkom' },
  element: (n) => `prvok ${n}`,
  sash: (n) => `krídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vľavo', middle: 'v\u00a0strede', right: 'vpravo', above: 'hore' },
};
