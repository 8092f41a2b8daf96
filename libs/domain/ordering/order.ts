/** Preliminary with the technical control, or while it holds much without money (OPEN-Q-74). */
export const orderKinds = ['preliminary', 'binding'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The kind that the cart asks for (OPEN-Q-74). */
export const orderKindOf = (cart: { readonly technicalControl: boolean }): OrderKind =>
  cart.technicalControl ? 'preliminary' : 'binding';

/** What an order is by now: a preliminary one binds as soon as it was checked with its shopper. */
export const currentOrderKind = ({
  kind,
  checkedAt,
}: {
  readonly kind: OrderKind;
  readonly checkedAt?: string | undefined;
}): OrderKind => (checkedAt ? 'binding' : kind);

export const orderStates = [
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
export type OrderState = (typeof orderStates)[number];

/** An order has been asked to pay and has not; after a try that failed it may be paid as well. */
export const awaitingPaymentStates: readonly OrderState[] = ['stock_reserved', 'payment_pending', 'payment_failed'];

/** Out of these an event leads in a moment; one that stays there is stuck. */
export const transientStates: readonly OrderState[] = ['placed', 'stock_reserved', 'paid'];

/** An order goes on only by what its shopper or the shop does anew. */
export const terminalStates: readonly OrderState[] = ['confirmed', 'expired', 'cancelled', 'refunded'];

/** Out of these an order has to come by itself or by its shopper: it is being carried out, and nothing of it may be erased. */
export const openStates = orderStates.filter((state) => !terminalStates.includes(state));

/**
 * For each state those that it may follow; whatever would make another step is a fault (`orders/saga/locked-order.ts`). A transfer is
 * awaited without a session, from the reservation on. Money that settles an order confirms it at once, and one with nothing to pay now is
 * confirmed by its reservation. `paid` is only an order whose money came after its end, until stock has answered once more; without goods
 * of stock it is confirmed. A failed payment may be tried again, and what opens no session fails before any was awaited. The shop may
 * cancel whatever has not ended, also what it has confirmed and not sent. Money for an order that is over goes back, after a refund too.
 */
export const allowedTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: [],
  stock_reserved: ['placed'],
  payment_pending: ['placed', 'stock_reserved', 'payment_failed'],
  paid: ['expired'],
  confirmed: ['placed', 'stock_reserved', 'payment_pending', 'payment_failed', 'paid', 'expired'],
  payment_failed: ['stock_reserved', 'payment_pending'],
  expired: ['placed', 'stock_reserved', 'payment_pending', 'payment_failed'],
  cancelled: ['placed', 'stock_reserved', 'payment_pending', 'payment_failed', 'paid', 'confirmed'],
  refund_pending: ['paid', 'expired', 'cancelled', 'refunded'],
  refunded: ['refund_pending'],
};

/** payment_state of OPEN-Q-120. */
export const paymentStates = ['none', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether what was due at once has come; what went back later is asked for no more (decision 69). */
export const isPaymentReceived = (payment: PaymentState): boolean => payment === 'paid' || payment === 'refunded';
