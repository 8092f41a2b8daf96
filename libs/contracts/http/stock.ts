import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime } from '../fields';

/** Free pieces of stock products, and when more are expected; unknown products have none. */
export const readAvailability = endpoint({
  method: 'POST',
  path: '/availability',
  body: z.object({ products: z.array(z.int()) }),
  repeatable: true,
  answer: z.array(z.object({ product: z.int(), free: z.int(), expected: z.optional(z.nullable(z.iso.date())) })),
  errors: [],
});

/** What an order holds, for operators; null where it needs no stock. */
export const readReservation = endpoint({
  method: 'GET',
  path: '/reservations/:orderId',
  params: z.object({ orderId: z.uuid() }),
  answer: z.object({
    reservation: z.nullable(
      z.object({
        state: z.enum(['active', 'released', 'sold']),
        expiresAt: isoTime,
        lines: z.array(z.object({ line: z.uuid(), product: z.int(), reserved: z.int(), backOrdered: z.int() })),
      }),
    ),
  }),
  errors: [],
});

/** Sets the pieces on hand (ops) and the day of the next delivery, where it is known. They cannot fall below what is reserved. */
export const setStock = endpoint({
  method: 'POST',
  path: '/stock/:product',
  params: z.object({ product: z.string() }),
  body: z.object({
    pieces: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
    expected: z.optional(z.nullable(z.iso.date())),
  }),
  repeatable: true,
  answer: z.object({ product: z.int(), onHand: z.int(), reserved: z.int() }),
  errors: ['quantity-refused'],
});
