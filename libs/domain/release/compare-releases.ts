import type { Catalogue } from '../catalogue/index-catalogue';
import { startProduct } from '../configuration/assembly/new-assembly';
import type { Change } from '../configuration/change';
import { isEqual } from '../is-equal';
import type { PriceList } from '../pricing/price-list';
import { stockConfiguration } from '../configuration/new-configuration';
import { stockPrice } from '../pricing/stock-price';
import { previewPrice } from '../pricing/preview-price';
import type { Shop } from '../shop/shops';
import { type StartConfigurations, changedAdditions } from './additions';

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
 * in stock, and what each entry of a list adds to a product that can have it.
 */
export function changedPrices(before: Release, after: Release, shop: Shop): PriceChange[] {
  const [was, is] = [withStarts(before), withStarts(after)];
  const [old, now] = [samplePrices(was, shop), samplePrices(is, shop)];
  const ofSamples = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [earlier, later] = [old.get(key), now.get(key)];
    if (earlier?.price === later?.price) return [];
    const { product, sample } = (later ?? earlier)!;
    return [{ product, sample, before: earlier?.price ?? null, after: later?.price ?? null }];
  });
  const ofEntries = changedAdditions(was, is, shop);
  return [...ofSamples, ...ofEntries.map(({ entry, ...change }) => ({ ...change, sample: `${entry} adds` }))];
}

type SamplePrice = { readonly product: string; readonly sample: string; readonly price: number };

function withStarts(release: Release): Release & { readonly begun: StartConfigurations } {
  const { products, assemblies } = release.catalogue;
  const begun = [...products.keys(), ...assemblies.keys()].flatMap((product) => {
    const made = startProduct(product, release.catalogue);
    return made.ok ? [[product, made.value] as const] : [];
  });
  return { ...release, begun: new Map(begun) };
}

function samplePrices(
  { catalogue, priceList, begun }: ReturnType<typeof withStarts>,
  shop: Shop,
): ReadonlyMap<string, SamplePrice> {
  const ofStarts = [...begun].flatMap(([product, start]) =>
    Object.entries(samples).flatMap(([sample, changesIn]): SamplePrice[] => {
      const { net } = previewPrice(changesIn(catalogue), start, { catalogue, priceList, shop });
      return net === null ? [] : [{ product, sample, price: net }];
    }),
  );
  const ofStock = [...catalogue.stock.keys()].flatMap((id): SamplePrice[] => {
    const described = stockConfiguration(id, catalogue);
    if (!described.ok) return [];
    const price = stockPrice(described.value, catalogue, priceList, shop).total;
    return [{ product: String(id), sample: 'from stock', price }];
  });
  return new Map([...ofStarts, ...ofStock].map((each) => [`${each.product} ${each.sample}`, each]));
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
