import type { CatalogueData } from './catalogue';
import type { Catalogue } from './parse-catalogue';

/** Indexes data that have today's shape already. */
export function indexCatalogue(data: CatalogueData): Catalogue {
  const swatches = Object.entries(data.swatches).map(([category, list]) => [category, byCode(list)] as const);
  return {
    version: data.manifest.version,
    data,
    products: byCode(data.assemblies.product ? [...data.products, data.assemblies.product] : data.products),
    openings: byCode(data.openings),
    profiles: byId(data.profiles),
    colours: byCode(data.colours),
    glass: byId(data.glass),
    spacers: byId(data.spacers),
    ornaments: byId(data.ornaments),
    bars: byId(data.bars),
    handles: byId(data.handles),
    thresholds: byId(data.thresholds),
    fillings: byId(data.fillings),
    locks: byId(data.locks),
    sills: byId(data.sills),
    blinds: byId(data.blinds),
    nets: byId(data.nets),
    categories: byCode(data.categories),
    accessories: byId(data.accessories),
    stock: byId(data.stock),
    couplings: byId(data.couplings),
    assemblies: byCode(data.assemblies.templates),
    swatches: new Map(swatches),
  };
}

const byId = <Entry extends { readonly id: number }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

const byCode = <Code extends string, Entry extends { readonly code: Code }>(
  entries: readonly Entry[],
): ReadonlyMap<Entry['code'], Entry> => new Map(entries.map((entry) => [entry.code, entry]));
