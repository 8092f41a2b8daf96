import { currencies } from '@fenestra/domain/shop/money';
import { paymentStates } from '@fenestra/domain/ordering/order';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime, minorUnits } from '../fields';
import { providersWithPages } from '../payment-providers';

/** The provider states what became of a session, takes money or opens a new one, and is polled again where a response is lost. */
const providerDeadlineMs = 20_000;

/** What is known of the session in which the shopper pays. */
const Gateway = z.object({
  /** The gateway's own word, or `pending` while no session exists. */
  status: z.string(),
  /** Where to pay; null while there is no session or it cannot be paid any more. */
  url: z.nullable(z.string()),
});

export const PaymentView = z.object({
  orderId: z.uuid(),
  state: z.enum(paymentStates),
  paid: minorUnits,
  refunded: minorUnits,
  gateway: z.nullable(Gateway),
});
export type PaymentView = z.output<typeof PaymentView>;

/** The payment of an order as last known; it does not ask the gateway. */
export const readPayment = endpoint({
  method: 'GET',
  path: '/payments/by-order/:orderId',
  params: z.object({ orderId: z.uuid() }),
  answer: PaymentView,
  errors: ['payment-unknown'],
});

/** All payments of an order, for operators, the earliest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payments/by-order/:orderId/all',
  params: z.object({ orderId: z.uuid() }),
  answer: z.object({
    payments: z.array(
      z.object({
        paymentId: z.uuid(),
        provider: z.string(),
        state: z.string(),
        amount: minorUnits,
        paid: minorUnits,
        refunded: minorUnits,
        /** The gateway's own name for its session, and its last word. */
        providerId: z.optional(z.nullable(z.string())),
        gatewayStatus: z.optional(z.nullable(z.string())),
        askedAt: z.optional(z.nullable(isoTime)),
        /** When it is looked at next. */
        checkAt: z.optional(z.nullable(isoTime)),
        tries: z.optional(z.int()),
      }),
    ),
  }),
  errors: [],
});

/** Which of these orders have money by our books, how much, and since when. */
export const listPaidOrders = endpoint({
  method: 'POST',
  path: '/payments/paid',
  body: z.object({ orderIds: z.array(z.uuid()).check(z.maxLength(2_000)) }),
  repeatable: true,
  answer: z.object({ paid: z.array(z.object({ orderId: z.uuid(), paid: minorUnits, since: isoTime })) }),
  errors: [],
});

/**
 * Asks the gateway for the truth, once in a few seconds: notification, browser return and polling all end here. Unknown ids are no error
 * for the caller, and the gateway is not asked about them.
 */
export const reconcilePayment = endpoint({
  method: 'POST',
  path: '/payments/reconcile',
  body: z.object({
    provider: z.enum(providersWithPages),
    providerId: z.string().check(z.maxLength(64)),
    /** The shopper comes back by the address for those who do not want to pay: a session that is still open has failed. */
    cancelled: z.optional(z.boolean()),
    /** Of which order it has to be; the session of another one is unknown. */
    orderId: z.optional(z.uuid()),
    /** For which payment it was opened, as its notification says: should its id be unknown, the gateway is asked all the same (decision 15). */
    paymentId: z.optional(z.uuid()),
  }),
  repeatable: true,
  deadlineMs: providerDeadlineMs,
  answer: z.object({ payment: z.nullable(PaymentView) }),
  errors: [],
});

/** A signed message of a provider as it came; one that it did not sign is refused and changes nothing. */
export const handlePaymentNotification = endpoint({
  method: 'POST',
  path: '/payments/notifications',
  body: z.object({
    provider: z.enum(providersWithPages),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  repeatable: true,
  deadlineMs: providerDeadlineMs,
  answer: z.object({}),
  errors: ['notification-forged'],
});

/** Asks the provider whether an order is paid, by its last session; accepted when it is. */
export const checkPayment = endpoint({
  method: 'POST',
  path: '/payments/by-order/:orderId/check',
  params: z.object({ orderId: z.uuid() }),
  repeatable: true,
  deadlineMs: providerDeadlineMs,
  answer: z.object({}),
  /** `payment-examined`: the gateway has money of the order and has not said yet whether it counts. */
  errors: ['payment-unknown', 'payment-not-received', 'payment-examined'],
});

/** Where to pay an order that is still owed: the living session, or a new one when the last has ended (OPEN-Q-81). */
export const reopenPayment = endpoint({
  method: 'POST',
  path: '/payments/by-order/:orderId/reopen',
  params: z.object({ orderId: z.uuid() }),
  keyed: true,
  deadlineMs: providerDeadlineMs,
  answer: PaymentView,
  errors: ['payment-unknown', 'payment-not-open', 'payment-examined', 'payment-tried-too-often'],
});

/** A credit on the bank statement for an order, however else it is paid; the key is the bank's reference, so that each counts once. */
export const recordTransfer = endpoint({
  method: 'POST',
  path: '/payments/by-order/:orderId/transfers',
  params: z.object({ orderId: z.uuid() }),
  body: z.object({ amount: minorUnits.check(z.positive()) }),
  keyed: true,
  answer: z.extend(PaymentView, {
    /** The reference was booked before: this call changed nothing. */
    repeated: z.optional(z.boolean()),
  }),
  /** `idempotency-mismatch`: this reference was booked for another order or with another amount. */
  errors: ['payment-unknown', 'amount-refused', 'idempotency-mismatch'],
});

/** A transfer that a person has to send back to where it came from; the bank's references say which it was. */
export const ManualRefund = z.object({
  paymentId: z.uuid(),
  orderId: z.uuid(),
  currency: z.enum(currencies),
  amount: minorUnits,
  references: z.array(z.string()),
});
export type ManualRefund = z.output<typeof ManualRefund>;

export const listManualRefunds = endpoint({
  method: 'GET',
  path: '/payments/refunds',
  answer: z.object({ refunds: z.array(ManualRefund) }),
  errors: [],
});

/** A person has sent it back. */
export const recordRefund = endpoint({
  method: 'POST',
  path: '/payments/refunds/:paymentId',
  params: z.object({ paymentId: z.uuid() }),
  body: z.object({ amount: minorUnits.check(z.positive()) }),
  answer: PaymentView,
  errors: ['payment-unknown', 'amount-refused'],
});

/** A gateway took another sum than was asked for, which does not count: a person has to give it back there. */
export const DisputedPayment = z.object({
  paymentId: z.uuid(),
  orderId: z.uuid(),
  provider: z.string(),
  providerId: z.string(),
  currency: z.enum(currencies),
  /** What was asked for. */
  amount: minorUnits,
});

export const listDisputes = endpoint({
  method: 'GET',
  path: '/payments/disputes',
  answer: z.object({ disputes: z.array(DisputedPayment) }),
  errors: [],
});
