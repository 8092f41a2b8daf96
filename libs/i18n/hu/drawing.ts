import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';
import { ofEach } from '../of-each';

const nouns = {
  window: 'ablak',
  balcony: 'erkélyajtó',
  entrance: 'bejárati ajtó',
  side: 'mellékbejárati ajtó',
  slide: 'toló-bukó ajtó',
  roof: 'tetőablak',
};

const ways = {
  fixed: 'fix üvegezés',
  tilt: 'bukó',
  'top-hung': 'felül zsanéros, kifelé nyíló',
  turn: 'nyíló',
  'tilt-turn': 'bukó-nyíló',
  slide: 'toló-bukó',
  pivot: 'középen billenő',
};

const counts = { 2: 'két', 3: 'három', 4: 'négy' };

export const drawing: DescriptionTexts = {
  nouns,
  single: ofEach(nouns, (noun) => ofEach({ ...ways, fixed: 'fix' }, (way) => `${way} ${noun}`)),
  divided: ofEach(nouns, (noun) => ({
    sashes: ofEach(counts, (count) => `${count}szárnyú ${noun}`),
    fields: ofEach(counts, (count) => `${count}részes ${noun}`),
  })),
  leaf: (noun) => `egyszárnyú ${noun}`,
  joints: {
    mullion: 'tokosztóval',
    mullions: 'tokosztókkal',
    stulp: 'tokosztó nélkül (középen felnyíló)',
    both: 'tokosztóval és középen felnyíló szárnypárral',
  },
  ways,
  opens: { in: 'befelé nyíló', out: 'kifelé nyíló' },
  hinges: { left: 'bal oldali zsanérok', right: 'jobb oldali zsanérok' },
  handle: {
    left: 'kilincs a bal oldalon',
    right: 'kilincs a jobb oldalon',
    top: 'kilincs felül',
    bottom: 'kilincs alul',
    none: 'kilincs nélkül',
  },
  slides: { left: 'balra tolható', right: 'jobbra tolható' },
  view: { inside: 'belső nézet', outside: 'külső nézet' },
  assembly: {
    2: 'két elemből álló kombináció',
    3: 'három elemből álló kombináció',
    4: 'négy elemből álló kombináció',
    5: 'öt elemből álló kombináció',
    6: 'hat elemből álló kombináció',
  },
  light: { above: 'felülvilágító', below: 'alsó mező' },
  withLight: { above: 'felülvilágítóval', below: 'alsó mezővel' },
  element: (n) => `${n}. elem`,
  sash: (n) => `${n}. szárny`,
  field: (n) => `${n}. mező`,
  place: { left: 'a bal oldalon', middle: 'középen', right: 'a jobb oldalon', above: 'felül' },
};
