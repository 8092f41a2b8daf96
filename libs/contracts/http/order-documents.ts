import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { opaqueId } from '../fields';

/** The summary of an order on paper, for the one who holds its token: a PDF as base64. */
export const readOrderDocument = endpoint({
  method: 'GET',
  path: '/order-documents/:token',
  params: z.object({ token: opaqueId }),
  answer: z.object({ data: z.string() }),
  errors: ['order-unknown'],
});
