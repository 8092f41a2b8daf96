import type { CatalogueData } from './catalogue';
import type { OpeningCode } from '../configuration/configuration';
import type { AssemblyTemplate, Coupling } from './assemblies';
import type { AccessoryCategory, AccessoryItem } from './accessory-item';
import type { DoorPanel, HandleType, Lock, Threshold } from './fittings';
import type { BarType, Glass, PatternedGlass, Spacer } from './glazing';
import type { OpeningType, ProductType, StockItem } from './product-type';
import type { Colour, Profile } from './profile';
import type { BlindType, InsectScreenType, SillType, Swatch } from './blinds-screens-and-sills';

/** The catalogue with an index for each kind, built once for each version; every look-up is one step. */
export type Catalogue = {
  readonly version: string;
  readonly data: CatalogueData;
  readonly products: ReadonlyMap<string, ProductType>;
  readonly openings: ReadonlyMap<OpeningCode, OpeningType>;
  readonly profiles: ReadonlyMap<number, Profile>;
  readonly colours: ReadonlyMap<string, Colour>;
  readonly glass: ReadonlyMap<number, Glass>;
  readonly spacers: ReadonlyMap<number, Spacer>;
  readonly ornaments: ReadonlyMap<number, PatternedGlass>;
  readonly bars: ReadonlyMap<number, BarType>;
  readonly handles: ReadonlyMap<number, HandleType>;
  readonly thresholds: ReadonlyMap<number, Threshold>;
  readonly fillings: ReadonlyMap<number, DoorPanel>;
  readonly locks: ReadonlyMap<number, Lock>;
  readonly sills: ReadonlyMap<number, SillType>;
  readonly blinds: ReadonlyMap<number, BlindType>;
  readonly nets: ReadonlyMap<number, InsectScreenType>;
  readonly categories: ReadonlyMap<string, AccessoryCategory>;
  readonly accessories: ReadonlyMap<number, AccessoryItem>;
  readonly stock: ReadonlyMap<number, StockItem>;
  readonly couplings: ReadonlyMap<number, Coupling>;
  readonly assemblies: ReadonlyMap<string, AssemblyTemplate>;
  /** Swatches of accessories by category, then by code. */
  readonly swatches: ReadonlyMap<string, ReadonlyMap<string, Swatch>>;
};

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
