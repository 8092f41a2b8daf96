import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime } from '../fields';

/** The mails of an order, for operators: of which kind, and what became of each. To whom they go is known to orders alone. */
export const listMails = endpoint({
  method: 'GET',
  path: '/mails/by-order/:orderId',
  params: z.object({ orderId: z.uuid() }),
  answer: z.object({
    mails: z.array(
      z.object({
        kind: z.string(),
        state: z.string(),
        tries: z.int(),
        checkAt: z.nullable(isoTime),
        mailId: z.optional(z.uuid()),
        /** Null where it has not left, or left before that was kept. */
        sentAt: z.optional(z.nullable(isoTime)),
        /** What the mail server last said, without addresses. */
        said: z.optional(z.nullable(z.string())),
        /** How often people have sent it again. */
        copies: z.optional(z.int()),
      }),
    ),
    /** What others outside are told of the order. */
    reports: z.optional(
      z.array(z.object({ kind: z.string(), state: z.string(), tries: z.int(), checkAt: z.nullable(isoTime) })),
    ),
  }),
  errors: [],
});

/**
 * Sends a mail of an order once more, to the address of the order. `copy` counts from 1: a repeat sends none. What is not so any more
 * of the order is not sent (`needless`).
 */
export const resendMail = endpoint({
  method: 'POST',
  path: '/mails/:mailId/copies',
  params: z.object({ mailId: z.uuid() }),
  body: z.object({ orderId: z.uuid(), copy: z.int().check(z.positive(), z.maximum(20)) }),
  repeatable: true,
  answer: z.object({ result: z.enum(['sent-soon', 'sent-before', 'on-its-way', 'no-such-mail']) }),
  errors: [],
});
