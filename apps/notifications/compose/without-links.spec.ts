import { withoutLinks, withoutLinksOfPdf } from './without-links';

/** Texts in which a mail program or a PDF viewer finds something to link: a host, a scheme, `www`, an IPv4 address. */
const linked =
  /\p{L}:[\\/]|\p{L}:[\p{L}\p{N}]|\S[.\u3002\uFF0E\uFF61]\p{M}*\p{L}\p{M}*\p{L}|www[.\u3002]\S|\d(?:\.\d+){3}|\\\\/iu;

it.each([
  ['https://zly.example/a?b=c', 'zly. example/a?b=c'],
  ['HTTP://WWW.ZLY.EXAMPLE', 'WWW. ZLY. EXAMPLE'],
  ['hxxps://zly.example', 'zly. example'],
  ['http:\\\\zly.example', 'zly. example'],
  ['http:zly.example', 'http: zly. example'],
  ['https://https://zly.example', 'zly. example'],
  ['htthttp://p://zly.example', 'zly. example'],
  ['http://2130706433/a', '2130706433/a'],
  ['http://[::1]/a', '[::1]/a'],
  ['10.0.0.1/a', '10. 0. 0. 1/a'],
  ['www.x.cz', 'www. x. cz'],
  ['www.x', 'www. x'],
  ['x.cz/path', 'x. cz/path'],
  ['(x.cz)', '(x. cz)'],
  ['jana@zly.example', 'jana@zly. example'],
  ['mailto:jana@zly.example', 'mailto: jana@zly. example'],
  ['tel:900123456', 'tel: 900123456'],
  ['příklad.česko', 'příklad. česko'],
  ['xn--pklad-3sa25b.xn--p1ai', 'xn--pklad-3sa25b. xn--p1ai'],
  ['zly。example', 'zly。 example'],
  ['zly．example', 'zly． example'],
  ['zly.\u{FE0F}example', 'zly. \u{FE0F}example'],
  ['i❤.ws', 'i❤. ws'],
  ['http:x://zly.example', 'http: zly. example'],
  ['\\\\server\\share', '\\server\\share'],
  ['a.b.c.example', 'a. b. c. example'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
])('writes %j as %j, in which nothing can be linked [MAIL-06] [SAVE-05]', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
  expect(shown).not.toMatch(linked);
  expect(withoutLinks(shown)).toBe(shown);
});

it('breaks every one of 42 links of a note and leaves the words around them [MAIL-06]', () => {
  const note = Array.from({ length: 42 }, (_, nth) => `Vyhrajte ${nth} na https://www.zly-${nth}.example/${nth}!`);
  const shown = withoutLinks(note.join('\n'));

  expect(shown).not.toMatch(linked);
  expect(shown.split('\n')).toEqual(note.map((_, nth) => `Vyhrajte ${nth} na www. zly-${nth}. example/${nth}!`));
});

it.each([
  'Dobrý den, okno do ložnice 2.5 × 1.8 m, cena 12.500,50 Kč, do 12.3.2026 v 10:30.',
  'Okna Novák s.r.o., č.p.12, 2. patro: viz plán.',
  'Rozměry: 900:1200. Děkuji :-) Jana',
  'Ing. Jana Nováková, Ph.D.',
])('leaves %j as it was typed', (typed) => {
  expect(withoutLinks(typed)).toBe(typed);
});

it.each(['a', '1', '.', '\u{FE0F}'])('takes time in proportion to a text of 100,000 times %j', (character) => {
  const typed = character.repeat(100_000);
  expect(withoutLinks(typed)).toBe(typed);
});

it.each([
  ['https://zly.example', 'zly.example'],
  ['www.zly.example', 'www. zly.example'],
  ['Okna.cz a.s.', 'Okna.cz a.s.'],
])('writes %j as %j in a PDF', (typed, shown) => {
  expect(withoutLinksOfPdf(typed)).toBe(shown);
});
