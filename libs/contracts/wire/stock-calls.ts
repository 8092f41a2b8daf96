import { upTo100 } from '@fenestra/domain/bounded-input';
import { z } from 'zod/mini';
import { fields, numeric } from './fields';
import type { RestCall } from './rest-call';

const wireCount = upTo100(fields({ id: ['product', numeric], quantity: ['quantity', numeric] }));
const stockCheck = fields({ products: ['products', wireCount] });
/** The second form of the address reports what the first found; the recap data are taken as they come (STOCK-03). */
const reducedProducts = fields({
  less_products: [
    'reduced',
    upTo100(fields({ id: ['product', numeric], quantity: ['quantity', numeric], available: ['available', numeric] })),
  ],
  recap_data: ['recap', z.record(z.string(), z.unknown())],
});

/** Whether there is enough of what a cart holds. */
export const stockCalls = {
  /** WIRE-46: which of these products are short. WIRE-47 shares its address. */
  checkStock: {
    method: 'POST',
    path: '/conf/api/dist/checkStock.php',
    status: 200,
    body: stockCheck,
    answer: fields({
      lessProducts: [
        'reduced',
        z.array(
          fields({ id: ['product', z.int()], quantity: ['quantity', z.number()], available: ['available', z.int()] }),
        ),
      ],
    }),
  },
  /** WIRE-47 */
  reportReduced: {
    method: 'POST',
    path: '/conf/api/dist/checkStock.php',
    status: 200,
    body: reducedProducts,
    answer: fields({}),
  },
} as const satisfies Record<string, RestCall>;
