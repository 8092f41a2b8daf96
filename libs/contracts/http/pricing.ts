import { z } from 'zod/mini';
import { endpoint } from '../endpoint';

/** Which price list is sold by now. Asked every second by whoever calculates prices, so its answer is only the name. */
export const readActivePriceList = endpoint({
  method: 'GET',
  path: '/price-list-in-force',
  answer: z.object({ version: z.string() }),
  errors: [],
  deadlineMs: 2_000,
});

/** A price list as libs/domain/pricing reads it. A version never changes, so an answer may be kept for ever. */
export const readPriceList = endpoint({
  method: 'GET',
  path: '/price-lists/:version',
  params: z.object({ version: z.string() }),
  answer: z.record(z.string(), z.unknown()),
  errors: ['item-unknown'],
});
