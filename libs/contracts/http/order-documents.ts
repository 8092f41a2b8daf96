import { z } from 'zod/mini';
import { endpoint, paperDeadlineMs } from '../endpoint';
import { opaqueId, paper } from '../fields';

/** With the name of its file, which the release of 2026-11 does not say yet. */
const orderPaper = z.extend(paper, { name: z.optional(z.string()) });

/** The summary of an order on paper, for the one who holds its token. */
export const readOrderDocument = endpoint({
  method: 'GET',
  path: '/order-documents/:token',
  params: z.object({ token: opaqueId }),
  answer: orderPaper,
  errors: ['order-unknown', 'busy'],
  isDropped: true,
  deadlineMs: paperDeadlineMs,
});

/** The invoice in advance of an order, likewise; an order that is paid at the door or was called off has none. */
export const readProforma = endpoint({
  method: 'GET',
  path: '/order-documents/:token/proforma',
  params: z.object({ token: opaqueId }),
  answer: orderPaper,
  errors: ['order-unknown', 'busy'],
  isDropped: true,
  deadlineMs: paperDeadlineMs,
});
