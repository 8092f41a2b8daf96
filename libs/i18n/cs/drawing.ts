import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';
import { ofEach } from '../of-each';

const nouns = {
  window: 'okno',
  balcony: 'balkonové dveře',
  entrance: 'vchodové dveře',
  side: 'vedlejší dveře',
  slide: 'posuvně-sklopné dveře',
  roof: 'střešní okno',
};

const ways = {
  fixed: 'pevné zasklení',
  tilt: 'sklopné',
  'top-hung': 'výklopné',
  turn: 'otevíravé',
  'tilt-turn': 'otevíravě-sklopné',
  slide: 'posuvně-sklopné',
  pivot: 'kyvné',
};

const counts = { 2: 'dvou', 3: 'troj', 4: 'čtyř' };

export const drawing: DescriptionTexts = {
  nouns,
  single: ofEach(nouns, (noun) => ofEach({ ...ways, fixed: 'pevné' }, (way) => `${noun} ${way}`)),
  divided: ofEach(nouns, (noun) => ({
    sashes: ofEach(counts, (count) => `${count}křídlé ${noun}`),
    fields: ofEach(counts, (count) => `${count}dílné ${noun}`),
  })),
  leaf: (noun) => `jednokřídlé ${noun}`,
  joints: { mullion: 'se sloupkem', mullions: 'se sloupky', stulp: 'se štulpem', both: 'se štulpem a\u00a0sloupkem' },
  ways,
  opens: { in: 'otevíravé dovnitř', out: 'otevíravé ven' },
  hinges: { left: 'panty vlevo', right: 'panty vpravo' },
  handle: { left: 'klika vlevo', right: 'klika vpravo', top: 'klika nahoře', bottom: 'klika dole', none: 'bez kliky' },
  slides: { left: 'posun doleva', right: 'posun doprava' },
  view: { inside: 'pohled zevnitř', outside: 'pohled zvenku' },
  assembly: {
    2: 'sestava ze dvou prvků',
    3: 'sestava ze tří prvků',
    4: 'sestava ze čtyř prvků',
    5: 'sestava z\u00a0pěti prvků',
    6: 'sestava ze šesti prvků',
  },
  light: { above: 'nadsvětlík', below: 'podsvětlík' },
  withLight: { above: 's\u00a0nadsvětlíkem', below: 's\u00a0podsvětlíkem' },
  element: (n) => `prvek ${n}`,
  sash: (n) => `křídlo ${n}`,
  field: (n) => `pole ${n}`,
  place: { left: 'vlevo', middle: 'uprostřed', right: 'vpravo', above: 'nahoře' },
};
