import { refundedOrPending, sessionOf } from './paypal-session';

type Refund = readonly [status: string, value: string];

/** An order at PayPal of 100 EUR whose capture says so. */
const captured = (status: string, refunds: readonly Refund[]) => ({
  id: 'ORDER',
  status: 'COMPLETED',
  purchase_units: [
    {
      payments: {
        captures: [{ id: 'CAPTURE', status, amount: { currency_code: 'EUR', value: '100.00' } }],
        refunds: refunds.map(([each, value]) => ({ status: each, amount: { currency_code: 'EUR', value } })),
      },
    },
  ] as [{ payments: never }],
  links: [],
});

describe('what has gone back of a capture at PayPal', () => {
  it.each<[string, readonly Refund[], number | null]>([
    ['COMPLETED', [], 0],
    ['COMPLETED', [['PENDING', '30.00']], 0],
    ['PARTIALLY_REFUNDED', [['PENDING', '30.00']], 0],
    ['PARTIALLY_REFUNDED', [['COMPLETED', '30.00']], 30_00],
    ['PARTIALLY_REFUNDED', [['COMPLETED', '30.00'], ['PENDING', '20.00']], 30_00], // prettier-ignore
    ['PARTIALLY_REFUNDED', [['FAILED', '30.00']], null],
    ['PARTIALLY_REFUNDED', [], null],
    ['PARTIALLY_REFUNDED', [['COMPLETED', '100.00']], null],
    ['REFUNDED', [], 100_00],
    ['REFUNDED', [['COMPLETED', '100.00']], 100_00],
    ['REFUNDED', [['COMPLETED', '30.00'], ['PENDING', '70.00']], 30_00], // prettier-ignore
  ])('that says %s with the refunds %j is %s', (status, refunds, returned) => {
    expect(sessionOf(captured(status, refunds))).toMatchObject({ state: 'paid', returned });
  });

  it('tells how many came to nothing', () => {
    const refunds: Refund[] = [['FAILED', '30.00'], ['PENDING', '30.00'], ['CANCELLED', '30.00'], ['FAILED', '1.00']]; // prettier-ignore
    expect(sessionOf(captured('COMPLETED', refunds))).toMatchObject({ returned: 0, refundsFailed: 3 });
    expect(sessionOf(captured('COMPLETED', []))).toMatchObject({ refundsFailed: 0 });
  });

  it('counts what is PENDING as about to go back, and nothing that came to nothing', () => {
    const refunds: Refund[] = [
      ['COMPLETED', '10.00'],
      ['PENDING', '20.00'],
      ['FAILED', '30.00'],
      ['CANCELLED', '40.00'],
    ];
    expect(refundedOrPending(captured('PARTIALLY_REFUNDED', refunds))).toBe(30_00);
  });
});
