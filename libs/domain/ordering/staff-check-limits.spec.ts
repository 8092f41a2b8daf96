import { kindOfOrder } from './staff-check-limits';

const bounds = { pieces: 20, net: 100_000_00 };

const goods = (quantity: number, unitAfterDiscount: number, kind = 'stock', technicalControl = false) => ({
  technicalControl,
  lines: [
    { line: 'a', kind, quantity },
    { line: 'b', kind: 'configured', quantity: 40 },
  ],
  totals: {
    lines: [
      { line: 'a', unitAfterDiscount },
      { line: 'b', unitAfterDiscount: 30_000_00 },
    ],
  },
});
const cash = { method: 'cash', dueNow: 0 } as const;
const transfer = { method: 'transfer', dueNow: 1 } as const;
const card = { method: 'card', dueNow: 1 } as const;

describe('kind of an order', () => {
  test.each([
    [20, 1_000_00, cash, 'binding'],
    [21, 1_000_00, cash, 'preliminary'],
    [21, 1_000_00, transfer, 'preliminary'],
    [21, 1_000_00, card, 'binding'],
    [4, 25_000_00, cash, 'binding'],
    [4, 25_000_01, cash, 'preliminary'],
    [4, 25_000_01, transfer, 'preliminary'],
    [4, 25_000_01, card, 'binding'],
  ] as const)('%d pieces from stock at %d are, paid as %j, a %s order [OPEN-Q-74]', (pieces, price, payment, kind) => {
    expect(kindOfOrder(goods(pieces, price), payment, bounds)).toBe(kind);
  });

  test('goods made to measure and accessories hold no stock and leave the order binding', () => {
    expect(kindOfOrder(goods(500, 9_000_00, 'accessory'), cash, bounds)).toBe('binding');
  });

  test('the technical control makes any order preliminary [OPEN-Q-74]', () => {
    expect(kindOfOrder(goods(1, 1_00, 'stock', true), card, bounds)).toBe('preliminary');
  });
});
