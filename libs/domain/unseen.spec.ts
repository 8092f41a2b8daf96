import fc from 'fast-check';
import { hasUnseen, lineTyped } from './unseen';

it.each([
  ['jana@example.com\u200b', true],
  ['\ufeffJana', true],
  ['Jana\u202e', true],
  ['Jana\nNováková', true],
  ['Jana\r', true],
  ['Jana\u2028', true],
  ['Ja\tna', true],
  ['Ja\u034fna', true],
  ['\u115fJana', true],
  ['\u3164', true],
  ['Jana\uffa0', true],
  ['Jana\ufe0f', true],
  ['Jana\u00a0 Nováková 🏠', false],
  ['', false],
])('of %j it is known whether a sign in it is not seen', (typed, unseen) => {
  expect(hasUnseen(typed)).toBe(unseen);
});

it('what is typed into a line stays as it is, and what is pasted is left with what is seen', () => {
  expect(lineTyped(' Jana  Nov\u00a0')).toBe(' Jana  Nov\u00a0');
  expect(lineTyped('jana\ufeff@exam\u200bple.com\r\n')).toBe('jana@example.com ');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(hasUnseen(lineTyped(typed))).toBe(false);
      if (!hasUnseen(typed)) expect(lineTyped(typed)).toBe(typed);
    }),
  );
});
