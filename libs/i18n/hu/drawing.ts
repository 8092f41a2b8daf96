import type { Words } from '@fenestra/domain/drawing/words';

export const drawing: Words = {
  nouns: {
    window: 'ablak',
    balcony: 'erkélyajtó',
    entrance: 'bejárati ajtó',
    side: 'mellékbejárati ajtó',
    slide: 'toló-bukó ajtó',
    roof: 'tetőablak',
  },
  single: (noun, way) => `${way === 'fixed' ? 'fix' : drawing.ways[way]} ${noun}`,
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
    pivot: 'középen billenő',
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
  assembly: (count) => `${['', '', 'két', 'három', 'négy', 'öt', 'hat'][count]} elemből álló kombináció`,
  light: { above: 'felülvilágító', below: 'alsó mező' },
  withLight: { above: 'felülvilágítóval', below: 'alsó mezővel' },
  element: (n) => `${n}. elem`,
  sash: (n) => `${n}. szárny`,
  field: (n) => `${n}. mező`,
  place: { left: 'a bal oldalon', middle: 'középen', right: 'a jobb oldalon', above: 'felül' },
};
