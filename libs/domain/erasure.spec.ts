import { erasedText, matcherOf, searchTermsOf, searchPatterns, withoutMentions } from './erasure';

const mentions = (text: string, marks: readonly string[]): boolean => matcherOf(searchPatterns(marks).about)(text);
const holdsOneOf = (text: string, marks: readonly string[]): boolean => matcherOf(searchPatterns(marks).names)(text);

it('a person is looked for by what stands for nobody else: short words and what is erased already do not', () => {
  expect(searchTermsOf(['Jana@Example.test', ' Nováková ', 'Eva', null, '', erasedText, 'NOVÁKOVÁ'])).toEqual([
    'jana@example.test',
    'nováková',
  ]);
});

it('the beginning of a long message is enough to find it', () => {
  const message = 'Jde to vyrobit? '.repeat(1_000);
  expect(mentions(message, searchTermsOf([message]))).toBe(true);
});

it('a message is not cut within a character', () => {
  const message = `${'x'.repeat(199)}🪟 und noch mehr`;
  expect(mentions(`"${message}"`, searchTermsOf([message]))).toBe(true);
});

it('signs that mean something in a pattern stand for themselves, and nobody is found by no mark', () => {
  const mark = 'a+b (c) [d] {e} | ^f$ /g\\h? i.j*k-l';
  expect(mentions(`<${mark}>`, searchTermsOf([mark]))).toBe(true);
  expect(mentions('aab (c) [d] {e} | ^f$ /g\\h? ixj*k-l', searchTermsOf([mark]))).toBe(false);
  expect(mentions('', [])).toBe(false);
});

it.each(['to NOVÁKOVÁ', JSON.stringify({ name: 'nováková' })])('"%s" mentions her, whatever the letters', (text) => {
  expect(mentions(text, searchTermsOf(['Nováková']))).toBe(true);
  expect(mentions(text, searchTermsOf(['Novotná']))).toBe(false);
});

it('a mark with quotes and new lines is found in JSON', () => {
  const mark = 'řekl "ano"\na odešel';
  expect(mentions(JSON.stringify([mark]), searchTermsOf([mark]))).toBe(true);
});

it.each([
  ['Bestellung von Müller-Lüdenscheid', true],
  ['x-müller-lüdenscheid@example.test', true],
  ['{"line":"Dobrý den\\nMüller-Lüdenscheid"}', true],
  ['Müller-Lüdenscheids Katze', false],
])('a name is looked for as words of %j', (text, found) => {
  expect(mentions(text, searchTermsOf(['Müller-Lüdenscheid']))).toBe(found);
});

it('digits may go on: a phone is found behind its prefix', () => {
  expect(mentions('+420602555010', searchTermsOf(['602555010']))).toBe(true);
});

it('a short name names somebody only where more is told of them', () => {
  const marks = searchTermsOf(['Order', 'jan@example.test']);
  expect(mentions('shop.order.placed', marks)).toBe(false);
  expect(mentions('Jan Order <JAN@example.test>', marks)).toBe(true);
  expect(['Order', 'shop.order.placed', 'ordered'].map((text) => holdsOneOf(text, marks))).toEqual([true, true, false]);
});

it('takes texts about a person out of what JSON holds, and leaves the rest', () => {
  const about = (text: string): boolean => text.includes('Jana');
  const told = { id: 7, room: 'Jana', lines: [{ room: 'ložnice', note: 'pro Janu', of: null }] };
  expect(withoutMentions(told, (text) => about(text) || text.includes('Janu'))).toEqual({
    id: 7,
    room: erasedText,
    lines: [{ room: 'ložnice', note: erasedText, of: null }],
  });
});
