import fc from 'fast-check';
import { visibleLine, visibleText } from './visible-text';

it.each([
  ['a zero-width space', 'jana\u200b@example.com', 'jana@example.com'],
  ['a byte order mark at the start', '\ufeffJana', 'Jana'],
  ['a mark that turns the direction', 'Jana \u202ekávoN', 'Jana kávoN'],
  ['a soft hyphen', 'Dlou\u00adhá 5', 'Dlouhá 5'],
  ['a filler of Hangul', 'Ja\u3164na', 'Jana'],
  ['a selector', 'Jana\ufe0f', 'Jana'],
  ['a bell', 'Ja\u0007na', 'Jana'],
  ['a filler between spaces', 'Jana \u3164 Nováková', 'Jana Nováková'],
  ['a break', 'Lidická\r\n12', 'Lidická 12'],
  ['a tab and no-break spaces', 'Lidická\t\u00a012', 'Lidická 12'],
])('a line is what is seen of it, without %s', (_, typed, seen) => {
  expect(visibleLine(typed)).toBe(seen);
});

it('a text keeps its lines', () => {
  expect(visibleText(' Zvonek\u200b nefunguje.\r\nVolejte\u202e!\u2028 ')).toBe('Zvonek nefunguje.\nVolejte!');
});

it('a text keeps the colour of its signs', () => {
  expect(visibleText('Děkuji \u2764\ufe0f')).toBe('Děkuji \u2764\ufe0f');
});

it('what has been read once is read the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const read of [visibleLine, visibleText]) {
        const seen = read(typed);
        expect(read(seen)).toBe(seen);
        expect(seen.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
      }
      expect(visibleLine(typed)).not.toMatch(/[\n\t]|\s\s/);
    }),
  );
});
