import type { PricePart, Quote } from './price-tree';

/** Base price and profile are one thing to a shopper: the frame. */
const frameKeys: ReadonlySet<string> = new Set(['base', 'profile']);

/** What one kind of part cost then and costs now, net in minor units; 0 where it is not charged. */
export type ComparedPart = { readonly key: string; readonly before: number; readonly now: number };

/**
 * Two prices of the same product side by side: a row for each kind of part, in the order of the newer price. The rows add up to
 * both totals to the minor unit.
 */
export function compareQuotes(before: Quote, now: Quote): ComparedPart[] {
  const [then, today] = [netsByKind(before), netsByKind(now)];
  const kinds = new Set([...today.keys(), ...then.keys()]);
  return [...kinds].map((key) => ({ key, before: then.get(key) ?? 0, now: today.get(key) ?? 0 }));
}

function netsByKind(quote: Quote): Map<string, number> {
  const nets = new Map<string, number>();
  for (const part of partsOf(quote)) {
    const kind = frameKeys.has(part.key) ? 'frame' : part.key;
    nets.set(kind, (nets.get(kind) ?? 0) + part.net);
  }
  return nets;
}

/** Every part of a price, as it is read: product, handle, accessories. */
export const partsOf = ({ parts }: Quote): PricePart[] => [...parts.product, ...parts.handle, ...parts.accessories];
