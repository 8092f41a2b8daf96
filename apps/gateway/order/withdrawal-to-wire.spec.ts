import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { withdrawalToWire } from './withdrawal-to-wire';

/** Sent on the 2nd in Prague, announced for the 5th. */
const { order } = anOrder(shopCatalogue(), {
  order: {
    saga: 'confirmed',
    confirmedAt: '2026-05-20T08:00:00.000Z',
    shipped: { at: '2026-06-01T22:30:00.000Z', arrives: '2026-06-05', parcel: null },
  },
});
const home = { ...order, cart: { ...order.cart, delivery: { kind: 'delivery' as const, region: 101 } } };
const { line } = order.lines[0]!.line;

it('tells what is left of each line and the last day, counted from the day that was announced [2011/83/EU Art. 11a]', () => {
  const earlier = { id: 'a', name: 'Jana', declaredAt: '2026-06-03T08:00:00.000Z', whole: false, amount: 1 };
  const declared = [{ ...earlier, pieces: [{ line, quantity: 1 }] }];

  expect(withdrawalToWire(home, declared, '2026-06-19')).toEqual({
    open: true,
    until: '2026-06-19',
    lines: [{ line, left: 1, bar: null }],
    declared,
  });
  expect(withdrawalToWire(home, declared, '2026-06-20').open).toBe(false);
});

it.each<[string, Partial<typeof order>]>([
  ['as long as pieces come later', { lines: home.lines.map((each) => ({ ...each, backOrdered: 1 })) }],
  ['before the goods have left, however late they are', { shipped: undefined }],
  ['where nobody has said when they come', { shipped: { ...order.shipped!, arrives: null } }],
  ['of goods that are fetched, since nobody tells when they were', { cart: order.cart }],
])('names no last day %s', (_, differs) => {
  expect(withdrawalToWire({ ...home, ...differs }, [], '2027-01-01')).toMatchObject({ open: true, until: null });
});
