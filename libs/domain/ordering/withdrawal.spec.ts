import fc from 'fast-check';
import { vatOfEach } from '../pricing/vat';
import { chargeable, type Currency } from '../shop/money';
import { shopCodes, shopByCode } from '../shop/shops';
import { orderStates } from './order';
import {
  declaredFrom,
  withdrawableQuantities,
  type WithdrawnQuantity,
  standingOf,
  withdrawalExclusionOf,
  withdrawalTerm,
  withdrawFrom,
  type WithdrawnOrder,
} from './withdrawal';

const cs = shopByCode('cs');

describe('the right to withdraw [2011/83/EU Art. 16(c)]', () => {
  it.each([
    [{ kind: 'stock' }, null],
    [{ kind: 'accessory', unit: 'piece' }, null],
    [{ kind: 'accessory', unit: 'set' }, null],
    [{ kind: 'accessory' }, null],
    [{ kind: 'accessory', unit: 'metre' }, 'cut-to-length'],
    [{ kind: 'configured' }, 'made-to-measure'],
  ] as const)('of %j is barred by %s', (line, bar) => {
    expect(withdrawalExclusionOf(line)).toBe(bar);
  });
});

test('a product from stock goes back without the accessories that were made to its size [2011/83/EU Art. 16(c)]', () => {
  const dressed = { kind: 'stock', line: 'a', quantity: 2, net: 5_000_00, accessories: { net: 1_000_00 } } as const;
  const plain = { kind: 'stock', line: 'b', quantity: 1, net: 3_000_00 } as const;
  const order: WithdrawnOrder = {
    lines: [dressed, plain],
    totals: {
      lines: [
        { line: 'a', unitNet: 5_000_00, unitAfterDiscount: 5_000_00, net: 10_000_00 },
        { line: 'b', unitNet: 3_000_00, unitAfterDiscount: 3_000_00, net: 3_000_00 },
      ],
      ...{ netAfterDiscount: 13_500_00, services: 0, delivery: 500_00, gross: 16_335_00, vatPercent: 21 },
    },
    total: 16_335_00,
    currency: 'CZK',
  };

  expect(withdrawalExclusionOf(dressed)).toBeNull();
  expect(withdrawFrom(order, [], [{ line: 'a', quantity: 1 }])).toMatchObject({ value: { amount: 4_840_00 } });
  expect(withdrawFrom(order, [], 'all')).toMatchObject({
    value: { whole: false, amount: 2 * 4_840_00 + 3_630_00 },
  });
  expect(withdrawFrom(order, [{ line: 'a', quantity: 2 }], 'all')).toMatchObject({ value: { amount: 3_630_00 } });
});

describe('the term', () => {
  /** Announced for Thursday. */
  const order = { saga: 'confirmed', backOrdered: false, arrives: '2026-11-26' } as const;

  it.each([
    ['fourteen days after the day that was announced for the goods', order, '2026-12-10'],
    ['on the next working day, where that is a holiday', { ...order, arrives: '2026-12-11' }, '2026-12-28'],
  ])('ends %s', (_, facts, until) => {
    expect(withdrawalTerm(facts, cs, '2026-11-23')).toEqual({ open: true, until });
  });

  it('holds through its last day and is over on the next', () => {
    expect(withdrawalTerm(order, cs, '2026-12-10').open).toBe(true);
    expect(withdrawalTerm(order, cs, '2026-12-11').open).toBe(false);
  });

  it.each([
    ['goods of which nobody has said when they come', { ...order, arrives: null }],
    ['goods of which some come later', { ...order, backOrdered: true }],
  ])('of %s has no end yet', (_, facts) => {
    expect(withdrawalTerm(facts, cs, '2030-01-01')).toEqual({ open: true, until: null });
  });

  it('is there for an order that is carried out, and for no other', () => {
    const closed = orderStates.filter((saga) => !withdrawalTerm({ ...order, saga }, cs, '2026-11-23').open);
    expect(closed).toEqual(['expired', 'cancelled', 'refund_pending', 'refunded']);
  });
});

describe('a statement', () => {
  const some = [{ line: 'window', quantity: 1 }];

  it.each([
    ['in-time', some, true],
    ['late', some, false],
    ['nothing', [], true],
    ['nothing', [], false],
  ] as const)('stands as %s with %j while the term is open: %s', (standing, pieces, open) => {
    expect(standingOf({ pieces }, { open })).toBe(standing);
  });
});

/** Two stock windows, a can of foam, 2.5 m of tape: net 4 000 + 100 + 60, delivery 500, gross 5 638,60 Kč less 2 %. */
const order: WithdrawnOrder = {
  lines: [
    { line: 'window', kind: 'stock', quantity: 2 },
    { line: 'foam', kind: 'accessory', unit: 'piece', quantity: 1 },
    { line: 'tape', kind: 'accessory', unit: 'metre', quantity: 2.5 },
  ],
  totals: {
    lines: [lineNet('window', 4_000_00), lineNet('foam', 100_00), lineNet('tape', 60_00)],
    netAfterDiscount: 4_660_00,
    services: 0,
    delivery: 500_00,
    gross: 5_638_60,
    vatPercent: 21,
  },
  total: 5_525_83,
  currency: 'CZK',
};

function lineNet(line: string, net: number) {
  return { line, net, unitNet: net, unitAfterDiscount: net };
}

describe('withdrawing', () => {
  it('from one of two windows is worth half of what both were charged, with their share of the discount', () => {
    expect(withdrawFrom(order, [], [{ line: 'window', quantity: 1 }])).toEqual({
      ok: true,
      value: { pieces: [{ line: 'window', quantity: 1 }], whole: false, amount: 2_371_60 },
    });
  });

  it.each<[Currency, number, number[], number, number]>([
    // net, minor units: a German order of two windows, foam, and two doors from stock; the same in Hungary
    ['EUR', 19, [981_80, 171_80, 21_00, 451_80], 204_90, 2_179_25],
    ['HUF', 27, [332_620_00, 58_220_00, 7_110_00, 153_080_00], 0, 699_808_00],
  ])(
    'in %s from all of a line is worth what pages and papers say that it costs',
    (currency, percent, nets, delivery, gross) => {
      const ids = nets.map((_, nth) => String(nth));
      const lines = ids.map((line) => ({ line, kind: 'stock', quantity: 1 }) as const);
      const netAfterDiscount = nets.reduce((sum, net) => sum + net, delivery);
      const ofLines = nets.map((net, nth) => lineNet(ids[nth]!, net));
      const totals = { lines: ofLines, netAfterDiscount, services: 0, delivery, gross, vatPercent: percent };
      const bought = { lines, totals, total: gross, currency };
      const vats = vatOfEach(nets, (net) => chargeable((net * percent) / 100, currency));

      for (const [nth, line] of ids.entries())
        expect(withdrawFrom(bought, [], [{ line, quantity: 1 }])).toMatchObject({
          value: { amount: nets[nth]! + vats[nth]! },
        });
      expect(withdrawFrom(bought, [], 'all')).toMatchObject({ value: { amount: gross } });
    },
  );

  it('from all takes what may be withdrawn from, and no delivery where something stays', () => {
    const all = withdrawFrom(order, [{ line: 'window', quantity: 1 }], 'all');
    expect(all).toMatchObject({
      value: {
        pieces: [
          { line: 'window', quantity: 1 },
          { line: 'foam', quantity: 1 },
        ],
        whole: false,
      },
    });
  });

  it('from a whole order gives the delivery back, but not what comfort delivery adds [Art. 13(2)]', () => {
    const comfort = { ...order.totals, lines: [lineNet('window', 4_000_00)], services: 500_00, delivery: 500_00 };
    const whole = { ...order, lines: [order.lines[0]!], totals: { ...comfort, netAfterDiscount: 5_000_00 } };
    expect(withdrawFrom({ ...whole, total: 6_050_00 }, [], 'all')).toMatchObject({
      value: { whole: true, amount: 4_840_00 + 605_00 },
    });
  });

  it('from all where nothing is left is no part of the order, and worth nothing', () => {
    const made = { ...order, lines: [{ ...order.lines[0]!, kind: 'configured' as const }] };
    expect(declaredFrom(made, [])).toEqual({ pieces: [], whole: false, amount: 0 });
  });

  it.each<[string, WithdrawnQuantity[], WithdrawnQuantity[]]>([
    ['nothing', [], []],
    ['no pieces', [], [{ line: 'window', quantity: 0 }]],
    ['less than nothing', [], [{ line: 'window', quantity: -1 }]],
    ['half a window', [], [{ line: 'window', quantity: 0.5 }]],
    ['more than was bought', [], [{ line: 'window', quantity: 3 }]],
    [
      'more than was bought in two parts',
      [],
      [
        { line: 'window', quantity: 2 },
        { line: 'window', quantity: 1 },
      ],
    ],
    ['more than is left', [{ line: 'window', quantity: 1 }], [{ line: 'window', quantity: 2 }]],
    ['tape that was cut', [], [{ line: 'tape', quantity: 1 }]],
    ['something else', [], [{ line: 'door', quantity: 1 }]],
  ])('from %s is refused', (_, earlier, wanted) => {
    expect(withdrawFrom(order, earlier, wanted)).toEqual({ ok: false, reason: 'withdrawal-refused' });
  });

  it('never gives back more or less than was charged, in whatever parts', () => {
    const shopOrders = fc
      .record({
        shop: fc.constantFrom(...shopCodes),
        nets: fc.array(fc.record({ net: fc.nat(9_999_999), quantity: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        delivery: fc.nat(90_000),
        total: fc.integer({ min: 0, max: 99_999_999 }),
      })
      .filter(({ nets, delivery }) => delivery + nets.reduce((sum, { net }) => sum + net, 0) > 0);
    fc.assert(
      fc.property(shopOrders, fc.infiniteStream(fc.nat(9)), ({ shop, nets, delivery, total }, picks) => {
        const { currency } = shopByCode(shop);
        const charged = currency === 'HUF' ? total * 100 : total;
        const bought: WithdrawnOrder = {
          lines: nets.map(({ quantity }, nth) => ({ line: String(nth), kind: 'stock', quantity })),
          totals: {
            lines: nets.map(({ net }, nth) => lineNet(String(nth), net)),
            netAfterDiscount: nets.reduce((sum, { net }) => sum + net, delivery),
            services: 0,
            delivery,
            gross: charged + 1, // paid early
            vatPercent: 21,
          },
          total: charged,
          currency,
        };
        const earlier: WithdrawnQuantity[] = [];
        let returned = 0;
        for (let left = leftOf(bought, earlier); left.length > 0; left = leftOf(bought, earlier)) {
          const { line, quantity } = left[picks.next().value! % left.length]!;
          const part = withdrawFrom(bought, earlier, [{ line, quantity: 1 + (picks.next().value! % quantity) }]);
          if (!part.ok) throw new Error(part.reason);
          expect(part.value.amount).toBeGreaterThanOrEqual(0);
          if (currency === 'HUF') expect(part.value.amount % 100).toBe(0);
          earlier.push(...part.value.pieces);
          returned += part.value.amount;
          expect(part.value.whole).toBe(leftOf(bought, earlier).length === 0);
        }
        expect(returned).toBe(charged);
      }),
      { numRuns: 300 },
    );
  });
});

const leftOf = ({ lines }: WithdrawnOrder, earlier: WithdrawnQuantity[]): WithdrawnQuantity[] =>
  withdrawableQuantities(lines, earlier).filter(({ quantity }) => quantity > 0);
