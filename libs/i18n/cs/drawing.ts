import type { Words } from '@fenestra/domain/drawing/words';

export const drawing: Words = {
  nouns: {
    window: 'okno',
    balcony: 'balkonové dveře',
    entrance: 'vchodové dveře',
    side: 'vedlejší dveře',
    slide: 'posuvně-sklopné dveře',
  },
  single: (noun, way) => `${noun} ${way === 'fixed' ? 'pevné' : drawing.ways[way]}`,
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
  assembly: (count) => `sestava ${['', '', 'ze dvou', 'ze tří', 'ze čtyř', 'z pěti', 'ze šesti'][count]} prvků`,
  element: (n) => `prvek ${n}`,
  sash: (n) => `křídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vlevo', middle: 'uprostřed', right: 'vpravo', above: 'nahoře' },
};
