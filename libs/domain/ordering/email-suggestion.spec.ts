import { suggestedEmail } from './email-suggestion';

it.each([
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gmail.co', 'jana@gmail.com'],
  ['jana@gmaill.com', 'jana@gmail.com'],
  ['jana@sezam.cz', 'jana@seznam.cz'],
  ['eva@Freemail.hi', 'eva@freemail.hu'],
  ['jana@gmail.com', null],
  ['jana@mail.com', null],
  ['jana@gmx.at', null],
  ['jana@okna-novak.cz', null],
  ['jana@gmail', null],
  ['gmail.con', null],
  ['@gmail.con', null],
])('%s asks about %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
