import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime } from '../fields';

/** The mails of an order, for operators: of which kind, and what became of each. To whom they go is known to orders alone. */
export const listMails = endpoint({
  method: 'GET',
  path: '/mails/by-order/:orderId',
  params: z.object({ orderId: z.uuid() }),
  answer: z.object({
    mails: z.array(z.object({ kind: z.string(), state: z.string(), tries: z.int(), checkAt: z.nullable(isoTime) })),
  }),
  errors: [],
});
