import { type Part, parts } from '../configuration/choices/parts';
import type { PriceLine, PriceBreakdown } from './price-breakdown';

/** Keys of the price tree that belong to a part of another name; what has no part of its own belongs to the frame. */
const owners: Readonly<Record<string, Part>> = {
  ornament: 'glass',
  'filling-glass': 'filling',
  'filling-ornament': 'filling',
  'inner-sill-caps': 'inner-sill',
  'inner-sill-joint': 'inner-sill',
  'outer-sill-caps': 'outer-sill',
  'outer-sill-joint': 'outer-sill',
};

/** The part that a line of the price tree pays for. */
export function partOfPrice({ key }: Pick<PriceLine, 'key'>): Part {
  return owners[key] ?? parts.find((part) => part === key) ?? 'frame';
}

/**
 * What each part costs without VAT, in minor units; together they are the total (STEP-07, CFGDATA-05). Of one element of an
 * assembly, counted from 1, where it is named.
 */
export function netOfParts(tree: PriceBreakdown['parts'], element?: number): Map<Part, number> {
  const nets = new Map<Part, number>();
  for (const line of [...tree.product, ...tree.handle, ...tree.accessories]) {
    if (element !== undefined && line.element !== element) continue;
    const part = partOfPrice(line);
    nets.set(part, (nets.get(part) ?? 0) + line.net);
  }
  return nets;
}

/** The tree of an assembly without what pays for its couplings, where they are told apart from its frames. */
export function withoutCouplings(tree: PriceBreakdown['parts']): PriceBreakdown['parts'] {
  return { ...tree, product: tree.product.filter(({ joint }) => joint === undefined) };
}

/** What the coupling of a joint costs without VAT, in minor units. */
export function netOfJoint({ product }: PriceBreakdown['parts'], joint: number): number {
  return product.find((line) => line.joint === joint)?.net ?? 0;
}
