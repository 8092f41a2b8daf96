import { z } from 'zod/mini';
import type { Catalogue } from '../catalogue/index-catalogue';
import { outcomeOf } from '../configuration/apply-change';
import { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import type { SearchBudget } from '../configuration/repairs/repairs';
import { isSameProduct } from '../configuration/room';
import { isViolation, type Refusal, type Repair, violationCodes } from '../configuration/rules/violation';
import { accept, refuse, type Result } from '../result';
import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { calculatePrice } from './calculate-price';

/** Where and at which prices something is sold. */
export type Sale = {
  readonly catalogue: Catalogue;
  readonly priceList: PriceList;
  readonly shop: Shop;
  /** One product that a dated offer still sells at its own price: net, minor units. */
  readonly held?: { readonly configuration: Configuration; readonly net: number } | null;
};

/** A refusal whose repairs say what they cost: `difference` to the present price, net, minor units, with sign. */
export const PricedRefusal = z.object({
  code: z.enum(violationCodes),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  repairs: z.array(z.object({ changes: z.array(Change), difference: z.int() })),
});
export type PricedRefusal = z.output<typeof PricedRefusal>;

/** What changes would come to: price of the whole product and the difference to now, net, minor units; null when refused. */
export const PricePreview = z.object({
  net: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  refused: z.nullable(PricedRefusal),
});
export type PricePreview = z.output<typeof PricePreview>;

/** Changes one after the other on a configuration, which stays as it is. Tries that belong together share the budget of their searches for repairs. */
export function previewPrice(
  changes: Repair,
  configuration: Configuration,
  sale: Sale,
  budget?: SearchBudget,
): PricePreview {
  const outcome = outcomeOf(changes, configuration, sale.catalogue, budget);
  if (isViolation(outcome))
    return { net: null, difference: null, refused: pricedRefusal(outcome, configuration, sale) };
  const net = totalOf(outcome, sale);
  return { net, difference: net - totalOf(configuration, sale), refused: null };
}

/** One change, or its refusal: `details` is a PricedRefusal. */
export function changeAtPrices(
  change: Change,
  configuration: Configuration,
  sale: Sale,
): Result<Configuration, 'change-refused'> {
  const outcome = outcomeOf([change], configuration, sale.catalogue);
  return isViolation(outcome) ? refuse('change-refused', pricedRefusal(outcome, configuration, sale)) : accept(outcome);
}

export function pricedRefusal(
  { code, values, repairs }: Refusal,
  configuration: Configuration,
  sale: Sale,
): PricedRefusal {
  const now = totalOf(configuration, sale);
  const priced = repairs.flatMap((changes) => {
    const outcome = outcomeOf(changes, configuration, sale.catalogue);
    return isViolation(outcome) ? [] : [{ changes: [...changes], difference: totalOf(outcome, sale) - now }];
  });
  return { code, values, repairs: priced };
}

/** What a shopper is asked for it. */
function totalOf(configuration: Configuration, { catalogue, priceList, shop, held }: Sale): number {
  if (held && isSameProduct(held.configuration, configuration)) return held.net;
  return calculatePrice(configuration, catalogue, priceList, shop).total;
}
