import { parts } from '../configuration/choices/parts';
import { partOfPrice } from './part-prices';
import type { PriceLine, PriceBreakdown } from './price-breakdown';

/** The colour has a row of its own: it is a share of the frame's price. */
export const comparedKeys = [...parts, 'colour'] as const;
export type ComparedKey = (typeof comparedKeys)[number];
/** What one kind of part cost then and costs now, net in minor units; 0 where it is not charged. */
export type ComparedPart = { readonly key: ComparedKey; readonly before: number; readonly now: number };

/**
 * Two prices of the same product side by side: a row for each kind of part, in the order of the newer price. The rows add up to
 * both totals to the minor unit.
 */
export function comparePrices(before: PriceBreakdown, now: PriceBreakdown): ComparedPart[] {
  const [then, today] = [netsByKind(before), netsByKind(now)];
  const kinds = new Set([...today.keys(), ...then.keys()]);
  return [...kinds].map((key) => ({ key, before: then.get(key) ?? 0, now: today.get(key) ?? 0 }));
}

function netsByKind({ parts }: PriceBreakdown): Map<ComparedKey, number> {
  const nets = new Map<ComparedKey, number>();
  for (const part of [...parts.product, ...parts.handle, ...parts.accessories]) {
    const kind = kindOf(part);
    nets.set(kind, (nets.get(kind) ?? 0) + part.net);
  }
  return nets;
}

const kindOf = (part: PriceLine): ComparedKey => (part.key === 'colour' ? 'colour' : partOfPrice(part));
