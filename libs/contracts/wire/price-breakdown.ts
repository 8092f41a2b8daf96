import { z } from 'zod/mini';
import { decimalMoney, fields } from './fields';

/** A line of the price: `klic` is its kind, `polozka` the entry that it pays for. */
const priceLine = fields({
  klic: ['key', z.string()],
  nazev: ['name', z.string()],
  oblast: ['area', z.optional(z.string())],
  /** Of an assembly: the element that it is for, or the joint of a coupling, counted from 1. */
  prvek: ['element', z.optional(z.int())],
  spoj: ['joint', z.optional(z.int())],
  polozka: ['item', z.optional(z.int())],
  cena: ['net', decimalMoney],
});
export type WirePriceLine = z.output<typeof priceLine>;

/** Every line of the three sums of a price (STEP-07). */
export const priceBreakdown = fields({
  vyrobek: ['product', z.array(priceLine)],
  klika: ['handle', z.array(priceLine)],
  doplnky: ['accessories', z.array(priceLine)],
});
export type WirePriceBreakdown = z.output<typeof priceBreakdown>;
