import { bound } from './bound';

it.each([
  ['a preposition of one letter', 'sleva 2 % k ceně a v PDF', 'sleva 2\u00a0% k\u00a0ceně a\u00a0v\u00a0PDF'],
  ['one that a sentence begins with', 'V ceně', 'V\u00a0ceně'],
  ['a German E-Mail', 'aus dieser E-Mail', 'aus dieser E\u2011Mail'],
  ['a Slovak e-mail', 'z tohto e-mailu', 'z\u00a0tohto e\u2011mailu'],
  ['a figure and what it counts', 'do 14 dnů', 'do 14\u00a0dnů'],
  ['a Hungarian unit and its ending', 'a 48 mm-es üveg', 'a\u00a048\u00a0mm\u2011es üveg'],
  ['nothing of longer words', 'na míru do oken', 'na míru do oken'],
])('keeps %s together [I18N-01]', (_, text, expected) => expect(bound(text)).toBe(expected));
