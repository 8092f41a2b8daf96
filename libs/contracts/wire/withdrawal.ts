import { code, textUpTo, upTo100 } from '@fenestra/domain/bounded-input';
import { z } from 'zod/mini';
import { bool, codes, decimalMoney, fields, numeric } from './fields';

const withdrawnQuantity = fields({ id: ['line', code], mnozMj: ['quantity', numeric] });

/** What a shopper has declared; it holds their name as they wrote it. */
export const withdrawal = fields({
  /** ISO 8601 in UTC. */
  podano: ['declaredAt', z.string()],
  jmeno: ['name', z.string()],
  polozky: ['pieces', z.array(withdrawnQuantity)],
  /** What was charged for these pieces, with VAT and their share of discounts; for a whole order with its delivery. */
  castka: ['amount', decimalMoney],
});
export type Withdrawal = z.output<typeof withdrawal>;

/** What of an order may be withdrawn from, until when, and what has been (decision 60). */
export const withdrawalRight = fields({
  jde: ['open', bool],
  /** ISO day of the shop; null while none can be named. */
  do: ['until', z.nullable(z.string())],
  polozky: [
    'lines',
    z.array(
      fields({
        id: ['line', z.string()],
        zbyva: ['left', z.number()],
        /** Why the law gives no right, where it gives none. */
        duvod: ['bar', z.nullable(codes({ na_miru: 'made-to-measure', na_delku: 'cut-to-length' }))],
      }),
    ),
  ],
  podano: ['declared', z.array(withdrawal)],
});
export type WithdrawalRight = z.output<typeof withdrawalRight>;

/** By the one who holds the token of the order. */
export const withdrawalOfOrder = fields({
  jmeno: ['name', textUpTo(120)],
  polozky: ['pieces', upTo100(withdrawnQuantity)],
});

/** By the one who knows number and e-mail of the order: from all that may be withdrawn from. */
export const withdrawalByNumber = fields({
  jmeno: ['name', textUpTo(120)],
  cislo: ['number', textUpTo(40)],
  email: ['email', textUpTo(254)],
});
