import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { withdrawalToWire } from './withdrawal-to-wire';

const { order } = anOrder(shopCatalogue(), {
  order: { saga: 'confirmed', confirmedAt: '2026-06-01T22:30:00.000Z' },
});
const { line } = order.lines[0]!.line;

it('tells what is left of each line and the last day, counted from the shop’s own day [2011/83/EU Art. 11a]', () => {
  const earlier = { id: 'a', name: 'Jana', declaredAt: '2026-06-03T08:00:00.000Z', whole: false, amount: 1 };
  const declared = [{ ...earlier, pieces: [{ line, quantity: 1 }] }];

  expect(withdrawalToWire(order, declared, '2026-06-19')).toEqual({
    open: true,
    until: '2026-06-19', // confirmed on the 2nd in Prague, there on the 5th at the latest
    lines: [{ line, left: 1, bar: null }],
    declared,
  });
  expect(withdrawalToWire(order, declared, '2026-06-20').open).toBe(false);
});

it('names no last day as long as pieces come later', () => {
  const later = { ...order, lines: order.lines.map((each) => ({ ...each, backOrdered: 1 })) };

  expect(withdrawalToWire(later, [], '2027-01-01')).toMatchObject({ open: true, until: null });
});
