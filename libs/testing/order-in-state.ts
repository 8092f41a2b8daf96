import type { OrderView } from '@fenestra/contracts/http/orders';

/** How an order differs from `anOrder` when the mail of each kind goes out. */
export const orderInState = {
  'payment-received': {
    saga: 'confirmed',
    payment: 'paid',
    paid: 1_452_00,
    dueLater: 3_388_00,
    restPayment: 'transfer',
  },
  'part-received': {
    saga: 'confirmed',
    payment: 'paid',
    paid: 3_000_00,
    dueNow: 1_452_00,
    dueLater: 3_388_00,
    restPayment: 'transfer',
  },
  'payment-failed': { saga: 'payment_failed', payment: 'failed', method: 'card', payBy: '2026-06-01T21:14:00.000Z' },
  'transfer-chosen': { saga: 'payment_pending', method: 'transfer', payBy: '2026-06-15T08:00:00.000Z' },
  'transfer-reminder': { saga: 'payment_pending', payBy: '2026-06-15T08:00:00.000Z' },
  'hold-ended': { saga: 'payment_pending', payBy: '2026-06-15T08:00:00.000Z', goodsReleased: true },
  'hold-renewed': { saga: 'payment_pending', payBy: '2026-06-15T08:00:00.000Z' },
  checked: {
    kind: 'preliminary',
    saga: 'confirmed',
    payment: 'paid',
    paid: 1_452_00,
    dueNow: 1_452_00,
    dueLater: 3_388_00,
    restPayment: 'cash_on_delivery',
    checkedAt: '2026-06-09T08:00:00.000Z',
  },
  shipped: {
    saga: 'confirmed',
    payment: 'paid',
    paid: 1_452_00,
    dueNow: 1_452_00,
    dueLater: 3_388_00,
    restPayment: 'cash_on_delivery',
    shipped: { at: '2026-06-20T08:00:00.000Z', arrives: '2026-06-22', parcel: 'FD 4471 0926' },
  },
  'order-ended': { saga: 'expired', payment: 'failed' },
  'money-returned': { saga: 'refunded', payment: 'refunded' },
} as const satisfies Record<string, Partial<OrderView>>;
