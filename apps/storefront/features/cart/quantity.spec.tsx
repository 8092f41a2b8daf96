import { readPieces } from './quantity';

it.each([
  ['3', null, 3],
  ['0', null, 1],
  ['-2', null, 1],
  ['2,9', null, 2],
  ['2.9', null, 2],
  ['30', 25, 25],
  ['5', 0, 1],
  ['', null, null],
  ['mnoho', null, null],
])('reads %j with %j in stock as %j [CART-31] [CART-32] [CART-33]', (text, available, pieces) => {
  expect(readPieces(text, available)).toBe(pieces);
});

it.each([
  ['2,5', 2.5],
  ['2.567', 2.57],
  ['1 200,5', 1200.5],
  ['0,4', 1],
])('reads %j metres as %j [CART-32] [OPEN-Q-100]', (text, metres) => {
  expect(readPieces(text, null, 'metre')).toBe(metres);
});
