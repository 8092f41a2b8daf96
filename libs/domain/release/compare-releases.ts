import type { Catalogue } from '../catalogue/parse-catalogue';
import type { ProductType } from '../catalogue/product-type';
import { outcomeOf } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { defaultsOf } from '../configuration/new-configuration';
import { isViolation } from '../configuration/rules/violation';
import { isEqual } from '../equal';
import type { PriceList } from '../pricing/price-list';
import { quote } from '../pricing/quote';
import type { Shop } from '../shop/shops';

export type Release = { readonly catalogue: Catalogue; readonly priceList: PriceList };
export type EntryChange = {
  readonly file: string;
  readonly entry: string | number;
  readonly change: 'added' | 'removed' | 'changed';
};
/** Net price of a sample in minor units; null where it cannot be had. */
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
    return [{ file, entry, change: was && is ? 'changed' : is ? 'added' : 'removed' }];
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

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every product costs in a shop before and after: as it starts, in a decor, and with other glass. */
export function changedPrices(before: Release, after: Release, shop: Shop): PriceChange[] {
  const codes = new Set([before, after].flatMap(({ catalogue }) => catalogue.data.products.map(({ code }) => code)));
  return [...codes].flatMap((product) =>
    Object.entries(samples).flatMap(([sample, changesIn]) => {
      const [was, is] = [before, after].map((release) => priceOf(product, changesIn, release, shop));
      return was === is ? [] : [{ product, sample, before: was!, after: is! }];
    }),
  );
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

function priceOf(
  code: string,
  changesIn: (catalogue: Catalogue) => Change[],
  { catalogue, priceList }: Release,
  shop: Shop,
): number | null {
  const product = catalogue.products.get(code);
  const made = product?.offered ? sampleOf(product, changesIn(catalogue), catalogue) : null;
  return made && quote(made, catalogue, priceList, shop).total;
}

function sampleOf(product: ProductType, changes: Change[], catalogue: Catalogue): Configuration | null {
  const outcome = outcomeOf(changes, defaultsOf(product, catalogue), catalogue);
  return isViolation(outcome) ? null : outcome;
}
