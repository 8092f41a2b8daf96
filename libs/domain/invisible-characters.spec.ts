import fc from 'fast-check';
import { hasInvisibleCharacters, visibleInput } from './invisible-characters';

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
  expect(hasInvisibleCharacters(typed)).toBe(unseen);
});

it('what is typed into a line stays as it is, and what is pasted is left with what is seen', () => {
  expect(visibleInput(' Jana  Nov\u00a0')).toBe(' Jana  Nov\u00a0');
  expect(visibleInput('jana\ufeff@exam\u200bple.com\r\n')).toBe('jana@example.com ');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(hasInvisibleCharacters(visibleInput(typed))).toBe(false);
      if (!hasInvisibleCharacters(typed)) expect(visibleInput(typed)).toBe(typed);
    }),
  );
});
