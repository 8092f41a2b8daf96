import { z } from 'zod/mini';
import { withdrawalStandings } from '@fenestra/domain/ordering/withdrawal';
import { endpoint } from '../endpoint';
import { isoTime, minorUnits, opaqueId, wholeQuantity } from '../fields';
import { OrderSnapshot } from './orders';

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** So many of an ordered line. What is withdrawn from is counted by the piece (decision 60). */
export const WithdrawnLine = z.object({ line: z.uuid(), quantity: wholeQuantity });

/** What a shopper has declared (2011/83/EU Art. 11a). */
export const Withdrawal = z.object({
  id: z.uuid(),
  /** As the shopper wrote it. Personal. */
  name: z.string(),
  declaredAt: isoTime,
  /** None where nothing was left to withdraw from. */
  pieces: z.array(WithdrawnLine),
  /** Whether with this one all of the order is withdrawn from. */
  whole: z.boolean(),
  /** What was charged for these pieces, gross with their share of discounts; for a whole order with its delivery. */
  amount: minorUnits,
  /** How it stood when it arrived; missing where a release recorded it that did not judge it. */
  standing: z.optional(z.enum(withdrawalStandings)),
});
export type Withdrawal = z.output<typeof Withdrawal>;

const params = z.object({ token: opaqueId });

/** Withdraws from pieces of an order, once for each key, for the one who holds the order's token. */
export const withdrawFromOrder = endpoint({
  method: 'POST',
  path: '/orders/by-token/:token/withdrawals',
  params,
  body: z.object({ name, pieces: z.array(WithdrawnLine).check(z.maxLength(500)) }),
  keyed: true,
  answer: Withdrawal,
  errors: ['order-unknown', 'withdrawal-refused'],
});

/**
 * Withdraws from all that the law lets, for the one who knows an order's number and e-mail; recorded also where that is nothing or the term
 * is over. Answers the same whether there is such an order or not; who it belongs to is told by mail.
 */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawals',
  body: z.object({ name, number: z.string().check(z.maxLength(20)), email: z.string().check(z.maxLength(254)) }),
  keyed: true,
  answer: z.object({ declaredAt: isoTime }),
  errors: [],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/orders/by-token/:token/withdrawals',
  params,
  answer: z.array(Withdrawal),
  errors: ['order-unknown'],
});

/** One with its order, for its receipt. */
export const readWithdrawal = endpoint({
  method: 'GET',
  path: '/withdrawals/:id',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ withdrawal: Withdrawal, snapshot: OrderSnapshot }),
  errors: ['order-unknown'],
});
