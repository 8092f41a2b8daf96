import type { OpeningCode } from '../configuration/configuration';
import { parsed } from '../release/data-fault';
import { upgraded } from '../release/upgrade';
import type { AssemblyTemplate, Coupling } from './assemblies';
import type { AccessoryCategory, AccessoryItem } from './accessory-item';
import { CatalogueData } from './catalogue';
import { catalogueUpgrades } from './catalogue-upgrades';
import { indexCatalogue } from './index-catalogue';
import type { Filling, HandleType, Lock, Threshold } from './fittings';
import type { BarType, Glass, Ornament, Spacer } from './glazing';
import type { OpeningType, ProductType, StockItem } from './product-type';
import type { Colour, Profile } from './profile';
import type { BlindType, NetType, SillType, Swatch } from './shades-and-sills';

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
  readonly ornaments: ReadonlyMap<number, Ornament>;
  readonly bars: ReadonlyMap<number, BarType>;
  readonly handles: ReadonlyMap<number, HandleType>;
  readonly thresholds: ReadonlyMap<number, Threshold>;
  readonly fillings: ReadonlyMap<number, Filling>;
  readonly locks: ReadonlyMap<number, Lock>;
  readonly sills: ReadonlyMap<number, SillType>;
  readonly blinds: ReadonlyMap<number, BlindType>;
  readonly nets: ReadonlyMap<number, NetType>;
  readonly categories: ReadonlyMap<string, AccessoryCategory>;
  readonly accessories: ReadonlyMap<number, AccessoryItem>;
  readonly stock: ReadonlyMap<number, StockItem>;
  readonly couplings: ReadonlyMap<number, Coupling>;
  readonly assemblies: ReadonlyMap<string, AssemblyTemplate>;
  /** Swatches of accessories by category, then by code. */
  readonly swatches: ReadonlyMap<string, ReadonlyMap<string, Swatch>>;
};

/** A catalogue of any schema that was ever live. Whether it may go live is judged apart (`release/catalogue-faults.ts`). */
export const parseCatalogue = (json: unknown): Catalogue =>
  indexCatalogue(parsed(CatalogueData, upgraded(json, catalogueUpgrades)));
