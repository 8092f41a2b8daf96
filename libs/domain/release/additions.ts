import type { Catalogue } from '../catalogue/index-catalogue';
import { previewChanges } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import { choicesOf } from '../configuration/choices/choices';
import type { Configuration } from '../configuration/configuration';
import { isViolation } from '../configuration/rules/violation';
import { memoize } from '../memoize';
import type { PriceList } from '../pricing/price-list';
import { calculatePrice } from '../pricing/calculate-price';
import type { Shop } from '../shop/shops';

/** What a shopper of a release can begin with: products and assemblies, by code. */
export type StartConfigurations = ReadonlyMap<string, Configuration>;
/** What an entry of a list adds to one product, net in minor units; null where it cannot be had. */
export type AdditionChange = {
  readonly product: string;
  readonly entry: string;
  readonly before: number | null;
  readonly after: number | null;
};
type Sold = { readonly catalogue: Catalogue; readonly priceList: PriceList; readonly begun: StartConfigurations };

/** Lists whose entries have a price of their own; that of a colour or a profile is part of the product's. */
const choiceLists = ['glass', 'bars', 'handle', 'threshold', 'filling', 'lock', 'accessory'] as const;

/**
 * What each entry of a list adds before and after, where that differs: to the first product that can have it both times, for
 * it may cost something else in another one; else to the first that could have it, and to the first that can.
 */
export function changedAdditions(before: Sold, after: Sold, shop: Shop): AdditionChange[] {
  const [was, is] = [pricesIn(before, shop), pricesIn(after, shop)];
  const products = [...new Set([...before.begun.keys(), ...after.begun.keys()])];
  const entries = new Set([before, after].flatMap((sold) => entryNames(sold)));
  return [...entries].flatMap((entry) => {
    const both = products.find((product) => was(product, entry) !== null && is(product, entry) !== null);
    const shown =
      both !== undefined
        ? [both]
        : [was, is].flatMap((price) => products.find((product) => price(product, entry) !== null) ?? []);
    return shown
      .map((product) => ({ product, entry, before: was(product, entry), after: is(product, entry) }))
      .filter((each) => each.before !== each.after);
  });
}

const entryNames = ({ catalogue, begun }: Sold): string[] =>
  [...begun.values()].flatMap((start) => [...entriesFor(start, catalogue).keys()]);

/** Asked for again and again, each price is worked out once. */
function pricesIn({ catalogue, priceList, begun }: Sold, shop: Shop) {
  const known = new Map<string, number | null>();
  return (product: string, entry: string): number | null => {
    const key = `${product} ${entry}`;
    if (!known.has(key)) known.set(key, priceOf(begun.get(product), entry));
    return known.get(key)!;
  };

  function priceOf(start: Configuration | undefined, entry: string): number | null {
    const changes = start && entriesFor(start, catalogue).get(entry);
    const made = changes && previewChanges(changes, start, catalogue);
    if (!made || isViolation(made)) return null;
    const total = (configuration: Configuration) => calculatePrice(configuration, catalogue, priceList, shop).total;
    return total(made) - total(start);
  }
}

/** Entries by the words that they are told in, each with the changes that choose it. */
const entriesFor = memoize((start: Configuration, catalogue: Catalogue): ReadonlyMap<string, readonly Change[]> => {
  const { spacers, ornaments, couplings } = catalogue.data;
  const asked = { configuration: start, catalogue, areas: [] };
  const joined = start.assembly ? couplings : [];
  const entry = (name: string, ...changes: readonly Change[]) => [name, changes] as const;
  return new Map([
    ...choiceLists.flatMap((list) =>
      choicesOf(list, asked).map(({ id, changes }) => entry(`${list} ${id}`, ...changes)),
    ),
    ...spacers.map(({ id }) => entry(`spacer ${id}`, { kind: 'spacer', areas: [], spacer: id })),
    ...ornaments.map(({ id }) => entry(`ornament ${id}`, { kind: 'ornament', areas: [], ornament: id })),
    ...joined.map(({ id }) => entry(`coupling ${id}`, { kind: 'coupling', joint: 1, coupling: id })),
  ]);
});
