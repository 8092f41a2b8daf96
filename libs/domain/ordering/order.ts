/** Fixed when the order is placed: preliminary if and only if the cart holds the technical control (OPEN-Q-74). */
export const orderKinds = ['preliminary', 'binding'] as const;
export type OrderKind = (typeof orderKinds)[number];

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

/** payment_state of OPEN-Q-120. */
export const paymentStates = ['none', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];
