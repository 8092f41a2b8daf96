import { colourNames } from './handle-forms';

it.each([
  ['after what all have in common', ['klika standard bílá', 'klika standard stříbrná F1'], ['bílá', 'stříbrná F1']],
  ['before it', ['fehér standard kilincs', 'barna standard kilincs'], ['fehér', 'barna']],
  ['around it', ['fehér standard kilincs', 'ezüst standard kilincs (F1)'], ['fehér', 'ezüst (F1)']],
])('the colours of handles are what stands %s', (_, names, colours) => {
  expect(colourNames(names)).toEqual(colours);
});

it('a handle of one colour keeps its name', () => {
  expect(colourNames(['húzófogantyú, rozsdamentes'])).toEqual(['húzófogantyú, rozsdamentes']);
});
