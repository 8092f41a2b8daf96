/** Fixed when the order is placed: preliminary if and only if the cart holds the technical control (OPEN-Q-74). */
export const orderKinds = ['preliminary', 'binding'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** OPEN-Q-74 */
export const orderKindOf = (cart: { readonly technicalControl: boolean }): OrderKind =>
  cart.technicalControl ? 'preliminary' : 'binding';

/** What an order is by now: a preliminary one binds as soon as it was checked with its shopper. */
export const kindNow = ({
  kind,
  checkedAt,
}: {
  readonly kind: OrderKind;
  readonly checkedAt?: string | undefined;
}): OrderKind => (checkedAt ? 'binding' : kind);

export const sagaStates = [
  'placed',
  'stock_reserved',
  'payment_pending',
  'paid',
  'confirmed',
  'payment_failed',
  'expired',
  'cancelled',
  'refund_pending',
  'refunded',
] as const;
export type SagaState = (typeof sagaStates)[number];

/**
 * For each state those that it may follow. Every transition is guarded by this table, so that a late or repeated event
 * changes nothing. An order with nothing to pay now is confirmed right after the reservation; `paid` may come late, when
 * the order had already failed or expired, and is then honoured or refunded; a failed payment may be tried again. The shop may cancel
 * whatever has not ended, also what it has confirmed and not sent.
 */
export const mayFollow = {
  placed: [],
  stock_reserved: ['placed'],
  payment_pending: ['stock_reserved', 'payment_failed'],
  paid: ['payment_pending', 'payment_failed', 'expired'],
  confirmed: ['stock_reserved', 'paid'],
  payment_failed: ['payment_pending'],
  expired: ['placed', 'stock_reserved', 'payment_pending', 'payment_failed'],
  cancelled: ['placed', 'stock_reserved', 'payment_pending', 'payment_failed', 'paid', 'confirmed'],
  refund_pending: ['paid', 'payment_failed', 'expired', 'cancelled', 'refunded'],
  refunded: ['refund_pending'],
} as const satisfies Record<SagaState, readonly SagaState[]>;

/** payment_state of OPEN-Q-120. */
export const paymentStates = ['none', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether what was due at once has come; what went back later is asked for no more (decision 69). */
export const hasCome = (payment: PaymentState): boolean => payment === 'paid' || payment === 'refunded';
