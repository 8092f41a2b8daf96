import { z } from 'zod/mini';
import { endpoint, pdfDeadlineMs } from '../endpoint';
import { opaqueId, pdf } from '../fields';

/** With the name of its file, which the release of 2026-11 does not say yet. */
const namedPdf = z.extend(pdf, { name: z.optional(z.string()) });

/** The summary of an order on paper, for the one who holds its token. */
export const readOrderPdf = endpoint({
  method: 'GET',
  path: '/order-documents/:token',
  params: z.object({ token: opaqueId }),
  answer: namedPdf,
  errors: ['order-unknown', 'busy'],
  isDropped: true,
  deadlineMs: pdfDeadlineMs,
});

/** The invoice in advance of an order, likewise; an order that is paid at the door or was called off has none. */
export const readProformaPdf = endpoint({
  method: 'GET',
  path: '/order-documents/:token/proforma',
  params: z.object({ token: opaqueId }),
  answer: namedPdf,
  errors: ['order-unknown', 'busy'],
  isDropped: true,
  deadlineMs: pdfDeadlineMs,
});
