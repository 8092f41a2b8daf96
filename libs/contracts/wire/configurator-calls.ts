import { code, upTo100 } from '@fenestra/domain/bounded-input';
import { z } from 'zod/mini';
import { anyId, fields, flag, numeric } from './fields';
import type { RestCall } from './rest-call';

/** Where a configuration begins, and where it goes. */
export const configuratorCalls = {
  /** WIRE-01 */
  newConfiguration: {
    method: 'POST',
    path: '/conf/api/dist/getNewID.php',
    status: 200,
    body: fields({
      productId: ['product', anyId],
      shopId: ['shopId', numeric],
      sklad: ['stock', flag],
      /** A configuration that it begins as; then productId and sklad say nothing. */
      kopie: ['copyOf', z.optional(code)],
    }),
    answer: fields({ id: ['configurationId', z.string()] }),
  },
  /** WIRE-44: adds configured products; with itemId the old line goes in the same transaction (OPEN-Q-42). */
  addToErpCart: {
    method: 'POST',
    path: '/api/v1/cart/add',
    status: 200,
    body: fields({
      products: [
        'products',
        upTo100(
          fields({
            cenikCode: ['priceCode', code],
            configurationId: ['configurationId', code],
            itemId: ['replaces', z.optional(z.nullable(code))],
            /** Pieces; one where it is left out. */
            mnozMj: ['quantity', z.optional(numeric)],
          }),
        ),
      ],
    }),
    answer: fields({
      id: ['cartId', z.string()],
      items: [
        'items',
        z.array(
          fields({
            id: ['line', z.string()],
            cenikCode: ['priceCode', z.string()],
            configurationId: ['configurationId', z.nullable(z.string())],
            mnozMj: ['quantity', z.number()],
          }),
        ),
      ],
    }),
  },
} as const satisfies Record<string, RestCall>;
