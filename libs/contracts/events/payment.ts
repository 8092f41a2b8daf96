import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { event } from '../event';
import { minorUnits } from '../fields';

const topic = 'shop.payment.v1';
const key = ({ orderId }: { orderId: string }): string => orderId;
const subject = ({ paymentId }: { paymentId: string }): string => paymentId;
const ids = { orderId: z.uuid(), paymentId: z.uuid() };
const amount = { currency: z.enum(currencies), amount: minorUnits };

export const sessionOpened = event({
  name: 'payment.session_opened',
  version: 1,
  topic,
  summary: 'The gateway has a session in which the shopper can pay.',
  key,
  subject,
  data: z.object(ids),
});

export const paymentReceived = event({
  name: 'payment.received',
  version: 1,
  topic,
  summary: 'The gateway or the bank has the money.',
  key,
  subject,
  data: z.object({ ...ids, ...amount }),
});

export const paymentFailed = event({
  name: 'payment.failed',
  version: 1,
  topic,
  summary: 'A session ended without money; the shopper may try again until the order ends.',
  key,
  subject,
  data: z.object({ ...ids, reason: z.enum(['declined', 'cancelled', 'expired', 'refused']) }),
});

export const paymentRefunded = event({
  name: 'payment.refunded',
  version: 1,
  topic,
  summary: 'Money was given back.',
  key,
  subject,
  data: z.object({
    ...ids,
    ...amount,
    asked: z.optional(z.boolean()),
  }),
});
