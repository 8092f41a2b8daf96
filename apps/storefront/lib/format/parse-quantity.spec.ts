import { parseQuantity } from './parse-quantity';

const pieces = { unit: 'piece', least: 1, most: 999 } as const;

it.each([
  ['3', 3],
  ['1 0', 10],
  ['\u{ff13}', 3],
  ['999', 999],
  ['2 ks', 2],
  ['2 kusy', 2],
  ['2 Stück', 2],
  ['2 Stk.', 2],
  ['2 db', 2],
  ['2 pcs', 2],
])('reads %j as %d pieces', (text, quantity) => {
  expect(parseQuantity(text, pieces)).toEqual({ quantity, wrong: null });
});

it.each(['2,9', '2.9', '2,50'])('takes whole pieces of %j and says so [CART-32] [OPEN-Q-100]', (text) => {
  expect(parseQuantity(text, pieces)).toEqual({ quantity: 2, wrong: 'whole' });
});

it.each([
  ['0', 'tooFew'],
  ['0,4', 'tooFew'],
  ['-3', 'tooFew'],
  ['\u22123', 'tooFew'],
  ['1000', 'tooMany'],
  ['1.000', 'tooMany'],
  ['1 000 000 000', 'tooMany'],
])('takes nothing of %j: %s [CART-31]', (text, wrong) => {
  expect(parseQuantity(text, pieces)).toEqual({ quantity: null, wrong });
});

it.each(['', 'abc', 'ks', '2 m', '1e9', '2x', '1,2,3', '0x10', 'Infinity', '--2'])('does not understand %j', (text) => {
  expect(parseQuantity(text, pieces)).toEqual({ quantity: null, wrong: 'unreadable' });
});

it.each([
  ['2,5', 2.5],
  ['2.567', 2.57],
  ['200,5', 200.5],
  ['2,5 m', 2.5],
  ['2,5 bm', 2.5],
  ['2,5 metru', 2.5],
  ['2,5 Meter', 2.5],
])('reads %j metres as %j [CART-32] [OPEN-Q-100]', (text, metres) => {
  expect(parseQuantity(text, { ...pieces, unit: 'metre' })).toEqual({ quantity: metres, wrong: null });
});
