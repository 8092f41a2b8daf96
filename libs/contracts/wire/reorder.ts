import { z } from 'zod/mini';
import { decimalMoney, fields } from './fields';

/** A new cart with what was ordered, at the prices of today, and what of it differs, by the ids of the lines of the order. */
export const reorder = fields({
  /** Null where nothing of it is sold any more, and there is no cart. */
  kosikID: ['cartId', z.nullable(z.string())],
  /** The lines that are not sold any more as they were ordered. */
  nedostupne: ['gone', z.array(z.string())],
  /** Net prices of one piece or metre. */
  zmeny_cen: [
    'priceChanges',
    z.array(
      fields({ id: ['line', z.string()], cena_puvodni: ['before', decimalMoney], cena_dnes: ['today', decimalMoney] }),
    ),
  ],
});
export type Reorder = z.output<typeof reorder>;
