import { z } from 'zod/mini';
import { event } from '../event';

const topic = 'shop.reservation.v1';
const quantity = z.int().check(z.nonnegative());

export const stockReserved = event({
  name: 'reservation.made',
  version: 1,
  topic,
  summary: 'What stock has is reserved for the order; what it lacks is back-ordered (OPEN-Q-78).',
  key: ({ orderId }) => orderId,
  data: z.object({
    orderId: z.uuid(),
    lines: z.array(z.object({ line: z.uuid(), product: z.int(), reserved: quantity, backOrdered: quantity })),
  }),
});

export const stockReleased = event({
  name: 'reservation.released',
  version: 1,
  topic,
  summary: 'The reserved pieces of an order that ended are free again.',
  key: ({ orderId }) => orderId,
  data: z.object({ orderId: z.uuid() }),
});

export const stockRefused = event({
  name: 'reservation.refused',
  version: 1,
  topic,
  summary: 'The pieces of an order that had ended are gone; it cannot be revived.',
  key: ({ orderId }) => orderId,
  data: z.object({ orderId: z.uuid() }),
});
