import { z } from 'zod/mini';
import { Assemblies, Coupling } from './assemblies';
import { AccessoryCategory, AccessoryItem } from './accessory-item';
import { DoorPanel, HandleType, Lock, Threshold } from './fittings';
import { BarType, Glass, PatternedGlass, Spacer } from './glazing';
import { OpeningType, ProductType, StockItem } from './product-type';
import { Colour, Profile } from './profile';
import { Limits } from './sash-limits';
import { BlindType, InsectScreenType, SillType, Swatch } from './blinds-screens-and-sills';

/**
 * The whole data of the configuration service, one key for each file of apps/configuration/data. Configurations and orders
 * name their version for ever: a change of shape takes the next schema number and an upgrade (`catalogue-upgrades.ts`).
 */
export const CatalogueData = z.object({
  manifest: z.object({ schema: z.literal(7), version: z.string() }),
  products: z.array(ProductType),
  openings: z.array(OpeningType),
  profiles: z.array(Profile),
  colours: z.array(Colour),
  glass: z.array(Glass),
  spacers: z.array(Spacer),
  ornaments: z.array(PatternedGlass),
  bars: z.array(BarType),
  handles: z.array(HandleType),
  thresholds: z.array(Threshold),
  fillings: z.array(DoorPanel),
  locks: z.array(Lock),
  sills: z.array(SillType),
  blinds: z.array(BlindType),
  nets: z.array(InsectScreenType),
  /** Of accessories. */
  categories: z.array(AccessoryCategory),
  accessories: z.array(AccessoryItem),
  stock: z.array(StockItem),
  couplings: z.array(Coupling),
  assemblies: Assemblies,
  swatches: z.record(z.string(), z.array(Swatch)),
  limits: Limits,
});
export type CatalogueData = z.output<typeof CatalogueData>;
