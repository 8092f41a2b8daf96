import { isPaidInAdvance, type PayableOrder, paymentPlan } from './payment-plan';

/** A Czech order made to measure for 100 Kč, 30 % of it by transfer. */
const deposit: PayableOrder = {
  ...{ shopId: 7, saga: 'payment_pending', method: 'transfer', payment: 'pending', restPayment: 'cash_on_delivery' },
  ...{ total: 100_00, paid: 0, dueNow: 30_00, dueLater: 70_00 },
  placedAt: '2026-06-01T08:00:00.000Z',
  payBy: '2026-06-12T08:00:00.000Z',
  lines: [{ line: { kind: 'configured' } }],
};
const whole = { dueNow: 100_00, dueLater: 0, restPayment: null };
const atTheDoor = { dueNow: 0, dueLater: 100_00, method: 'cash', payment: 'none', payBy: null } as const;

describe('what is paid when and how', () => {
  it.each([
    [
      'a deposit and the rest in cash',
      {},
      [
        ['deposit', 30, 'transfer', '2026-06-12'],
        ['rest', 70, 'cash', '2026-07-10'],
      ],
    ],
    [
      'a rest by transfer',
      { restPayment: 'transfer' },
      [
        ['deposit', 30, 'transfer', '2026-06-12'],
        ['rest', 70, 'transfer', '2026-07-10'],
      ],
    ],
    ['all by card', { ...whole, method: 'card', payBy: null }, [['all', 100, 'card', null]]],
    ['all by transfer', whole, [['all', 100, 'transfer', '2026-06-12']]],
    ['all at the door', atTheDoor, [['all', 100, 'cash', '2026-07-10']]],
    ['all as it is settled by phone', { ...atTheDoor, shopId: 10 }, [['all', 100, 'phone', '2026-07-09']]],
    [
      'all as it is settled by phone, be it more than a carrier may collect',
      { ...atTheDoor, shopId: 10, restPayment: 'transfer' },
      [['all', 100, 'phone', '2026-07-09']],
    ],
    [
      'all by transfer once it was checked, where it is more than a carrier may collect',
      { ...atTheDoor, shopId: 10, restPayment: 'transfer', checkedAt: '2026-06-03T08:00:00.000Z' },
      [['all', 100, 'transfer', '2026-07-13']],
    ],
    [
      'all as it was agreed by phone once it was checked, where a carrier may collect it',
      { ...atTheDoor, shopId: 10, checkedAt: '2026-06-03T08:00:00.000Z' },
      [['all', 100, 'agreed', '2026-07-13']],
    ],
    ['nothing of what was called off', { saga: 'expired' }, []],
  ] as const)('is %s [OPEN-Q-68] [PAY-08]', (_, differences, planned) => {
    // prettier-ignore
    const plan = paymentPlan({ ...deposit, ...differences });

    expect(plan.map(({ part, percent, by, until }) => [part, percent, by, until])).toEqual(planned);
    expect(plan.every(({ amount, left }) => amount === left)).toBe(true);
  });

  it.each([
    ['nothing has come', { paid: 0 }, [30_00, 70_00]],
    ['a part of the deposit has come', { paid: 10_00 }, [20_00, 70_00]],
    ['the deposit has come', { payment: 'paid', paid: 30_00 }, [0, 70_00]],
    ['all has come', { payment: 'paid', paid: 100_00 }, [0, 0]],
    ['a deposit has come that went back at the gateway', { payment: 'refunded', paid: 0 }, [0, 70_00]],
  ] as const)('leaves what is to be paid where %s', (_, differences, left) => {
    expect(paymentPlan({ ...deposit, ...differences }).map((each) => each.left)).toEqual(left);
  });
});

it.each([
  ['a deposit', {}, true],
  ['cash at the door', atTheDoor, false],
  ['what is settled by phone', { ...atTheDoor, shopId: 10, restPayment: 'transfer' }, false],
] as const)('an order of %s is paid in advance: %s', (_, differences, isInAdvance) => {
  expect(isPaidInAdvance({ ...deposit, ...differences })).toBe(isInAdvance);
});
