import { textUpTo } from '@fenestra/domain/bounded-input';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { decimalMoney, fields } from './fields';
import type { RestCall } from './rest-call';

/**
 * What a storefront says of an order that it has placed. An order is reported by itself, from what the shop knows of it
 * (decision 53): these calls are answered and believed in nothing. The page does not make them and does not load them.
 */
export const reportCalls = {
  /** WIRE-48 */
  affiliateReport: {
    method: 'POST',
    path: '/affil_order',
    status: 200,
    body: fields({
      total_cost: ['total', decimalMoney],
      order_id: ['orderId', textUpTo(255)],
      visitor_id: ['visitor', textUpTo(255)],
      currency: ['currency', z.enum(currencies)],
      lang: ['language', textUpTo(255)],
      domain: ['host', textUpTo(255)],
    }),
    answer: fields({}),
  },
  /** WIRE-49 */
  heurekaReport: {
    method: 'POST',
    path: '/conf/api/dist/heureka.php',
    status: 200,
    body: fields({
      lng: ['language', textUpTo(255)],
      email: ['email', textUpTo(255)],
      orderId: ['number', textUpTo(255)],
    }),
    answer: fields({}),
  },
} as const satisfies Record<string, RestCall>;
