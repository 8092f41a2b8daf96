import { z } from 'zod/mini';
import { orderApiPath, orderPageApiPath } from '../order-page-paths';
import { fields } from './fields';
import { order } from './order';
import { reorder } from './reorder';
import { orderPage } from './order-page';
import { wirePaymentMethods } from './payment-methods';
import type { RestCall } from './rest-call';
import { withdrawal, withdrawalByNumber, withdrawalOfOrder } from './withdrawal';

/** The calls about an order that is placed. They stand beside the others because no page but cart, recap and order page needs them. */
export const orderCalls = {
  /** WIRE-55 */
  readOrder: { method: 'GET', path: orderApiPath(':token'), status: 200, answer: order },
  /** What its lasting page shows of an order (decision 57). */
  readOrderPage: { method: 'GET', path: orderPageApiPath(':token'), status: 200, answer: orderPage },
  /** The order that a cart has become, for the one who has the key of newOrder (OPEN-Q-75). */
  findOrder: { method: 'GET', path: '/api/cart/:cartId/order', status: 200, answer: order },
  /** Where to pay an order that is still owed: the living session or a new one (OPEN-Q-81). */
  reopenPayment: { method: 'POST', path: '/api/order/:token/payment', status: 200, answer: order },
  /** The link of the order's mail was opened, which says `klic`: goods from stock are held for as long as it may be paid (decision 70). */
  answerMail: {
    method: 'POST',
    path: '/api/order/:token/answer',
    status: 200,
    body: fields({ klic: ['mailKey', z.string().check(z.maxLength(64))] }),
    answer: fields({}),
  },
  /** Lets an order that is not paid be paid in another way, once however often it is asked (decision 69). */
  changePaymentWay: {
    method: 'POST',
    path: '/api/order/:token/payment-way',
    status: 200,
    body: fields({ zpusobPlatby: ['method', wirePaymentMethods] }),
    answer: order,
  },
  /** Puts what was ordered into a new cart at the prices of today. */
  orderAgain: { method: 'POST', path: '/api/order/:token/cart', status: 201, answer: reorder },
  /** Withdraws from pieces of an order, once for each Idempotency-Key (2011/83/EU Art. 11a). */
  withdraw: {
    method: 'POST',
    path: '/api/order/:token/withdrawal',
    status: 201,
    body: withdrawalOfOrder,
    answer: withdrawal,
  },
  /** The same without the order's link. It answers alike whether there is such an order or not: its own e-mail is told (decision 60). */
  declareWithdrawal: {
    method: 'POST',
    path: '/api/withdrawal',
    status: 201,
    body: withdrawalByNumber,
    answer: fields({ podano: ['declaredAt', z.string()] }),
  },
  /** WIRE-50: 200 when PayPal has the money of the order, else 400. */
  paypalSuccess: {
    method: 'GET',
    path: '/conf/api/dist/paymentGatewayRouterPaypal.php',
    status: 200,
    query: fields({ type: ['type', z.enum(['payment_success'])], order_id: ['orderId', z.string()] }),
    answer: fields({}),
  },
} as const satisfies Record<string, RestCall>;
