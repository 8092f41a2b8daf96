import fc from 'fast-check';
import type { ShopCode } from '../shop/shops';
import { orderKinds, paymentStates, orderStates } from './order';
import { restPayments } from './payment-options';
import {
  changeWindowOf,
  isCallOverdue,
  isOver,
  type OrderFacts,
  type OrderStage,
  progressOf,
  stageOf,
  stageOn,
} from './order-progress';

const cs = { code: 'cs' } as const;

/** A window with a deposit of 30 %, paid on Monday the 23rd, ordered on Friday the 20th. */
const confirmed: OrderFacts = {
  kind: 'binding',
  saga: 'confirmed',
  payment: 'paid',
  stockOnly: false,
  total: 1000,
  paid: 300,
  dueNow: 300,
  dueLater: 700,
  restPayment: 'transfer',
  placedOn: '2026-11-20',
  confirmedOn: '2026-11-23',
  checkedOn: null,
  arrives: null,
  shipped: null,
  payUntil: null,
};
const unpaid = { saga: 'payment_pending', payment: 'pending', paid: 0, confirmedOn: null } as const;
const cash = {
  ...unpaid,
  saga: 'confirmed',
  payment: 'none',
  dueNow: 0,
  dueLater: 1000,
  restPayment: 'cash_on_delivery',
} as const;

/** Made to measure with the technical control; `checked` was gone through with its shopper on Friday the 27th. */
const preliminary = { kind: 'preliminary' } as const;
const checked = { ...preliminary, checkedOn: '2026-11-27' } as const;

const sent = { to: 'delivery', on: '2026-12-18' } as const;
const ready = { to: 'pickup', on: '2026-12-18' } as const;

it.each<[OrderStage, Partial<OrderFacts>]>([
  ['to-pay', unpaid],
  ['to-pay', { ...unpaid, saga: 'placed' }],
  ['failed', { ...unpaid, saga: 'payment_failed', payment: 'failed' }],
  ['received', { ...unpaid, payment: 'paid' }],
  ['received', { ...unpaid, dueNow: 0, payment: 'none' }],
  ['checking', preliminary],
  ['checking', { ...unpaid, ...preliminary }],
  ['checking', { ...cash, ...preliminary }],
  ['checking', { ...cash, ...preliminary, stockOnly: true }],
  ['failed', { ...unpaid, ...preliminary, saga: 'payment_failed', payment: 'failed' }],
  ['to-pay', { ...unpaid, ...checked }],
  ['failed', { ...unpaid, ...checked, saga: 'payment_failed', payment: 'failed' }],
  ['received', { ...unpaid, ...checked, payment: 'paid' }],
  ['making', checked],
  ['making', { ...cash, ...checked }],
  ['packing', { ...cash, ...checked, stockOnly: true }],
  ['sent', { ...checked, shipped: sent }],
  ['cancelled', { ...checked, saga: 'cancelled' }],
  ['making', {}],
  ['packing', { stockOnly: true }],
  ['sent', { shipped: sent }],
  ['sent', { ...preliminary, shipped: sent }],
  ['ready', { stockOnly: true, shipped: ready }],
  ['refunded', { saga: 'refunded', payment: 'refunded', shipped: sent }],
  ['ended', { saga: 'expired', payment: 'failed' }],
  ['cancelled', { saga: 'cancelled' }],
  ['refunding', { saga: 'refund_pending' }],
  ['refunded', { saga: 'refunded', payment: 'refunded' }],
])('is "%s" as %j [OPEN-Q-120]', (stage, facts) => {
  expect(stageOf({ ...confirmed, ...facts })).toBe(stage);
});

const told = (
  facts: Partial<OrderFacts>,
  shop: Parameters<typeof progressOf>[1] = cs,
  today = '2026-11-20',
): string[] =>
  progressOf({ ...confirmed, ...facts }, shop, today).map(({ step, state, day }) => `${step} ${state} ${day ?? '-'}`);

describe('the way of an order, each step with its day [CONST-06] [CONST-09]', () => {
  it('a paid deposit leads to production, and the rest is paid by the day of the delivery', () => {
    expect(told({})).toEqual([
      'placed done 2026-11-20',
      'deposit done 2026-11-23',
      'production now -',
      'rest coming 2027-01-05',
      'delivery coming 2027-01-05',
    ]);
  });

  it('a payment that went back at the gateway is not awaited again [OPEN-Q-120]', () => {
    const back = told({ payment: 'refunded', paid: 0, returned: 1_000, dueNow: 1_000, dueLater: 0, total: 1_000 });
    expect(back).toContain('payment done 2026-11-23');
    expect(back.filter((step) => step.startsWith('payment'))).toHaveLength(1);
  });

  it('an awaited transfer has its last day, and nothing before it is done', () => {
    expect(told({ ...unpaid, dueNow: 1000, dueLater: 0, restPayment: null, payUntil: '2026-12-04' })).toEqual([
      'placed done 2026-11-20',
      'payment now 2026-12-04',
      'production coming -',
      'delivery coming 2027-01-04',
    ]);
  });

  it.each<[ShopCode, string, string]>([
    ['cs', '2026-11-23', 'SHOP-12'],
    ['hu', '2026-11-24', 'SHOP-13'],
  ])('in %s the technician calls by %s [%s]', (code, day) => {
    expect(told({ ...cash, ...preliminary }, { code })).toContain(`check now ${day}`);
  });

  it.each<[ShopCode, string, string]>([
    ['cs', '2026-11-24', 'SHOP-12'],
    ['hu', '2026-11-25', 'SHOP-13'],
  ])('in %s no call is promised by a day that is over: %s is later than that [%s]', (code, today) => {
    expect(told({ ...cash, ...preliminary }, { code }, today)).toContain('check now -');
  });

  it.each<[boolean, string, Partial<OrderFacts>, string]>([
    [false, 'on its day', preliminary, '2026-11-23'],
    [true, 'after it', preliminary, '2026-11-24'],
    [false, 'where it was made', checked, '2026-12-24'],
    [false, 'where none was promised', {}, '2026-12-24'],
    [false, 'of an order that has ended', { ...preliminary, saga: 'cancelled' }, '2026-12-24'],
    [false, 'where goods have left', { ...preliminary, shipped: sent }, '2026-12-24'],
  ])('that the call is overdue is %s %s', (overdue, _, facts, today) => {
    expect(isCallOverdue({ ...confirmed, ...facts }, cs, today)).toBe(overdue);
  });

  it('what was checked is done on its day, and the delivery is counted from it where it came after the money', () => {
    expect(told(checked)).toEqual([
      'placed done 2026-11-20',
      'deposit done 2026-11-23',
      'check done 2026-11-27',
      'production now -',
      'rest coming 2027-01-11',
      'delivery coming 2027-01-11',
    ]);
  });

  it('what is paid after its check is told in that order, and the delivery is counted from the money', () => {
    const early = { ...checked, checkedOn: '2026-11-20' };
    expect(told(early)).toEqual([
      'placed done 2026-11-20',
      'check done 2026-11-20',
      'deposit done 2026-11-23',
      'production now -',
      'rest coming 2027-01-05',
      'delivery coming 2027-01-05',
    ]);
    expect(told({ ...early, ...unpaid, payUntil: '2026-12-04' }).slice(0, 3)).toEqual([
      'placed done 2026-11-20',
      'check done 2026-11-20',
      'deposit now 2026-12-04',
    ]);
  });

  it('goods from stock that were settled by phone are not made either', () => {
    expect(told({ ...cash, ...checked, stockOnly: true })).toEqual([
      'placed done 2026-11-20',
      'check done 2026-11-27',
      'delivery now 2026-12-02',
    ]);
  });

  it('stock goods are not made, and cash is paid when they come', () => {
    expect(told({ ...cash, stockOnly: true })).toEqual(['placed done 2026-11-20', 'delivery now 2026-11-25']);
  });

  it('a rest that has come is done', () => {
    expect(told({ paid: 1000 })).toEqual([
      'placed done 2026-11-20',
      'deposit done 2026-11-23',
      'rest done -',
      'production now -',
      'delivery coming 2027-01-05',
    ]);
  });

  it('goods on their way are made, and arrive on the day that was announced', () => {
    const all = { payment: 'paid', paid: 1000, shipped: sent } as const;
    expect(told({ ...preliminary, ...all, arrives: '2026-12-22' })).toEqual([
      'placed done 2026-11-20',
      'deposit done 2026-11-23',
      'check done -',
      'rest done -',
      'production done -',
      'delivery now 2026-12-22',
    ]);
    expect(told(all).at(-1)).toBe('delivery now 2027-01-05');
  });

  it('goods that wait to be fetched are the last that the shop knows of', () => {
    expect(told({ ...cash, stockOnly: true, confirmedOn: '2026-11-20', shipped: ready })).toEqual([
      'placed done 2026-11-20',
      'delivery done 2026-12-18',
    ]);
  });

  it('an order that has ended goes no further', () => {
    expect(told({ ...unpaid, saga: 'expired', payment: 'failed' })).toEqual(['placed done 2026-11-20']);
  });
});

const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const isoDay = day.map((at) => at.toISOString().slice(0, 10));
const anyFacts = fc.record<OrderFacts>({
  kind: fc.constantFrom(...orderKinds),
  saga: fc.constantFrom(...orderStates),
  payment: fc.constantFrom(...paymentStates),
  stockOnly: fc.boolean(),
  total: fc.constant(1000),
  paid: fc.constantFrom(0, 300, 1000),
  dueNow: fc.constantFrom(0, 300, 1000),
  dueLater: fc.constantFrom(0, 700, 1000),
  restPayment: fc.constantFrom(null, ...restPayments),
  placedOn: isoDay,
  confirmedOn: fc.option(isoDay),
  checkedOn: fc.option(isoDay),
  payUntil: fc.option(isoDay),
  arrives: fc.constantFrom(null, '2026-12-22'),
  shipped: fc.constantFrom(null, sent),
});

it('one step at most is the present one, those before it are done and those after it to come, none twice', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const progress = progressOf(facts, cs, '2026-11-24');
      const states = progress.map(({ state }) => state).join(' ');
      expect(states).toMatch(/^done( done)*( now( coming)*)?$/);
      expect(states.includes('now')).toBe(!isOver(stageOf(facts)));
      expect(new Set(progress.map(({ step }) => step)).size).toBe(progress.length);
    }),
  );
});

it('nothing is being made while it may still be changed', () => {
  expect(stageOn('2026-11-24', confirmed, cs)).toBe('planned');
  expect(stageOn('2026-11-25', confirmed, cs)).toBe('making');
  expect(stageOn('2026-11-24', { ...confirmed, stockOnly: true }, cs)).toBe('packing');
  expect(stageOn('2026-11-30', { ...confirmed, ...checked }, cs)).toBe('planned');
  expect(stageOn('2026-12-01', { ...confirmed, ...checked }, cs)).toBe('making');
});

describe('the time in which a made-to-measure order may be changed', () => {
  const window = (facts: Partial<OrderFacts>, today = '2026-11-24') =>
    changeWindowOf({ ...confirmed, ...facts }, cs, today);

  it('ends one working day after the confirmation', () => {
    expect(window({})).toEqual({ open: true, until: '2026-11-24' });
    expect(window({}, '2026-11-25')).toEqual({ open: false, until: '2026-11-24' });
  });

  it('ends one working day after the check, or after the money where that came later', () => {
    expect(window(checked)).toEqual({ open: true, until: '2026-11-30' });
    expect(window(checked, '2026-12-01')).toEqual({ open: false, until: '2026-11-30' });
    expect(window({ ...checked, checkedOn: '2026-11-20' })).toEqual({ open: true, until: '2026-11-24' });
  });

  it.each([
    ['before the payment', unpaid],
    ['until it was checked', preliminary],
    ['until it was checked, however late', { ...preliminary, confirmedOn: '2026-01-05' }],
    ['where it is checked and not paid', { ...unpaid, ...checked }],
    ['of an order of before the day was kept', { confirmedOn: null }],
  ])('has no last day %s', (_, facts) => {
    expect(window(facts)).toEqual({ open: true, until: null });
  });

  it.each([
    ['stock goods', { stockOnly: true }],
    ['goods on their way', { shipped: sent }],
    ['checked goods on their way', { ...checked, shipped: sent }],
    ['an order that has ended', { saga: 'expired' } as const],
  ])('is not for %s', (_, facts) => {
    expect(window(facts)).toBeNull();
  });
});
