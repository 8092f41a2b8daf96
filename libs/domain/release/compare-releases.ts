import type { Catalogue } from '../catalogue/parse-catalogue';
import { startingWith } from '../configuration/assembly/new-assembly';
import type { Change } from '../configuration/change';
import { choicesOf } from '../configuration/choices/choices';
import type { Configuration } from '../configuration/configuration';
import { isEqual } from '../equal';
import type { PriceList } from '../pricing/price-list';
import { stockQuote } from '../pricing/stock-quote';
import { type Sale, tryChanges } from '../pricing/try-changes';
import type { Shop } from '../shop/shops';

export type Release = { readonly catalogue: Catalogue; readonly priceList: PriceList };
export type EntryChange = {
  readonly file: string;
  readonly entry: string | number;
  readonly change: 'added' | 'removed' | 'changed';
  /** What it was and is, where that is one value: a price in CZK, a limit. */
  readonly values?: readonly [before: unknown, after: unknown];
};
/** Net price of a sample in minor units, or what an entry adds to it; null where it cannot be had. */
export type PriceChange = {
  readonly product: string;
  readonly sample: string;
  readonly before: number | null;
  readonly after: number | null;
};

/** Entries of data folders that differ: those of lists by id or code, of maps by their key, all others by their field. */
export function changedEntries(before: object, after: object): EntryChange[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place): EntryChange[] => {
    const [was, is] = [old.get(place), now.get(place)];
    if (isEqual(was?.content, is?.content)) return [];
    const { file, entry } = (is ?? was)!;
    if (!was || !is) return [{ file, entry, change: is ? 'added' : 'removed' }];
    const values = [was.content, is.content] as const;
    return [{ file, entry, change: 'changed', ...(values.every(isPlain) && { values }) }];
  });
}

type Entry = { readonly file: string; readonly entry: string | number; readonly content: unknown };

function entriesOf(files: object): Map<string, Entry> {
  const all = Object.entries(files).flatMap(([file, content]) =>
    Object.entries(content as object).flatMap(([key, each]: [string, unknown]): Entry[] => {
      if (!Array.isArray(content) && isMap(each))
        return Object.entries(each).map(([inner, value]) => ({ file, entry: `${key} ${inner}`, content: value }));
      const { id, code } = (Array.isArray(content) ? each : {}) as { id?: number; code?: string };
      return [{ file, entry: id ?? code ?? key, content: each }];
    }),
  );
  return new Map(all.map((each) => [`${each.file} ${each.entry}`, each]));
}

const isPlain = (value: unknown): boolean => typeof value !== 'object';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a shopper pays in a shop before and after: for products and assemblies as they start, in a decor and with other glass, for what lies
 * in stock, and what each entry of a list adds to the first product that can have it.
 */
export function changedPrices(before: Release, after: Release, shop: Shop): PriceChange[] {
  const [was, is] = [before, after].map((release) => [...samplePrices(release, shop)]);
  const prices = (all: readonly SamplePrice[]) => new Map(all.map((each) => [each.key, each]));
  const [old, now] = [prices(was!), prices(is!)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [earlier, later] = [old.get(key), now.get(key)];
    if (earlier?.price === later?.price) return [];
    // An entry that is first had by another product costs something else there: nothing to compare.
    if (earlier && later && earlier.product !== later.product) return [];
    const { product, sample } = (later ?? earlier)!;
    return [{ product, sample, before: earlier?.price ?? null, after: later?.price ?? null }];
  });
}

type SamplePrice = { readonly key: string; readonly product: string; readonly sample: string; readonly price: number };

function* samplePrices({ catalogue, priceList }: Release, shop: Shop): Generator<SamplePrice> {
  const sale = { catalogue, priceList, shop };
  const begun = [...catalogue.products.keys(), ...catalogue.assemblies.keys()].flatMap((product) => {
    const made = startingWith(product, catalogue);
    return made.ok ? [{ product, start: made.value }] : [];
  });
  for (const { product, start } of begun)
    for (const [sample, changesIn] of Object.entries(samples)) {
      const { net } = tryChanges(changesIn(catalogue), start, sale);
      if (net !== null) yield { key: `${product} ${sample}`, product, sample, price: net };
    }
  for (const id of catalogue.stock.keys())
    yield {
      key: `stock ${id}`,
      product: String(id),
      sample: 'from stock',
      price: stockQuote(id, priceList, shop).total,
    };
  yield* additions(begun, sale);
}

const samples: Readonly<Record<string, (catalogue: Catalogue) => Change[]>> = {
  'as it starts': () => [],
  'decor on both sides': ({ data }) =>
    data.colours
      .filter(({ group }) => group !== 'white')
      .slice(0, 1)
      .map(({ code }) => ({ kind: 'colour', inside: code, outside: code })),
  'the last glass of the list': ({ data }) =>
    data.glass.slice(-1).map(({ id }) => ({ kind: 'glass', areas: [], glass: id })),
};

/** Lists whose entries have a price of their own; that of a colour or a profile is part of the product's. */
const additionLists = ['glass', 'bars', 'handle', 'threshold', 'filling', 'lock', 'accessory'] as const;

function* additions(
  begun: readonly { readonly product: string; readonly start: Configuration }[],
  sale: Sale,
): Generator<SamplePrice> {
  const told = new Set<string>();
  for (const { product, start } of begun)
    for (const list of additionLists)
      for (const { id, changes } of choicesOf(list, { configuration: start, catalogue: sale.catalogue, areas: [] })) {
        const entry = `${list} ${id}`;
        if (told.has(entry)) continue;
        const { difference } = tryChanges(changes, start, sale);
        if (difference === null) continue;
        told.add(entry);
        yield { key: entry, product, sample: `${entry} adds`, price: difference };
      }
}
