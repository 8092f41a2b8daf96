import { z } from 'zod/mini';
import { Names } from '../catalogue/names';
import { parseData } from '../release/data-error';
import { upgradeData } from '../release/upgrade';
import { priceListUpgrades } from './price-list-upgrades';

/** Whole Czech crowns without VAT; other currencies are made from them line by line (windows-domain 8.6). */
const czk = z.int();
const percent = z.number();
const byId = z.record(z.string(), czk);
const byColour = z.record(z.string(), percent);

/** One row for each height, one column for each width, both upper edges in mm. */
export const PriceTable = z.object({
  widths: z.array(z.int()),
  heights: z.array(z.int()),
  prices: z.array(z.array(czk)),
});
export type PriceTable = z.output<typeof PriceTable>;

export const SillPrices = z.object({
  /** By depth or projection in mm. */
  perMetre: byId,
  /** The pair of end caps. */
  endCaps: czk,
  joint: czk,
  colourPercent: byColour,
});
export type SillPrices = z.output<typeof SillPrices>;

const ShadePrices = z.object({ perM2: czk, colourPercent: byColour });

/** Fee of an order by zone: up to `freeKg` the first number, for each started `stepKg` above it the second (9.1). */
const Tariff = z.object({
  zones: z.record(z.string(), z.readonly(z.tuple([z.number(), z.number()]))),
  longPiece: z.number(),
  /** By shop id; only the base is scaled. */
  basePercent: z.record(z.string(), percent),
});

export const Region = z.object({
  id: z.int(),
  /** As `countryToken` names it. */
  country: z.string(),
  /** kodOkres of a Czech district, otherwise the shop's own code. */
  code: z.string(),
  name: z.string(),
  zone: z.string(),
  /** Postcodes that begin so belong to it; the longest prefix wins (windows-domain 9.3). */
  prefixes: z.array(z.string()),
});
export type Region = z.output<typeof Region>;

const discount = {
  action: z.int(),
  names: Names,
  /** First and last day (ISO dates in the shop's time zone); without them it always holds. */
  from: z.optional(z.string()),
  until: z.optional(z.string()),
};
/** Discount actions (windows-domain 8.5). */
export const Discount = z.discriminatedUnion('rule', [
  z.object({ ...discount, rule: z.literal('triple-glass'), percent }),
  z.object({ ...discount, rule: z.literal('volume'), percent, goodsOver: czk }),
  z.object({ ...discount, rule: z.literal('free-inner-sills'), windowsFrom: z.int() }),
]);
export type Discount = z.output<typeof Discount>;

/**
 * The whole data of the pricing service, one key for each file of apps/pricing/data. Offers and orders name their version
 * for ever: a change of shape takes the next schema number and an upgrade (`price-list-upgrades.ts`).
 */
export const PriceListData = z.object({
  manifest: z.object({ schema: z.literal(3), version: z.string(), currency: z.literal('CZK') }),
  tables: z.record(z.string(), PriceTable),
  surcharges: z.object({
    /** Percent of the base price by profile. */
    profiles: z.record(z.string(), percent),
    /** Of a transom; part of the base price, so that profile and colour count for it. */
    transomPerMetre: czk,
    colours: z.object({
      outside: z.object({ standard: percent, premium: percent }),
      both: z.object({ standard: percent, premium: percent }),
    }),
  }),
  glazing: z.object({
    /** m² */
    minimumPaneArea: z.number(),
    /** Glass and ornaments by m², spacers and bars by metre. */
    glass: byId,
    spacers: byId,
    ornaments: byId,
    bars: byId,
    barCrossing: czk,
  }),
  fittings: z.object({ handles: byId, thresholds: byId, fillings: byId, locks: byId }),
  /** By metre of a coupling, and for each joint of an assembly (windows-domain 8.7). */
  couplings: z.object({ perMetre: byId, joint: czk }),
  sills: z.record(z.string(), SillPrices),
  shades: z.object({
    blinds: z.record(z.string(), ShadePrices),
    nets: z.record(z.string(), ShadePrices),
    netCrossBar: z.object({ price: czk, heightOver: z.int(), areaOver: z.number() }),
  }),
  items: z.object({
    accessories: byId,
    stock: byId,
    services: z.object({ technicalControl: czk, comfortFirst: czk, comfortFurther: czk }),
  }),
  /** By shop id: price level, and units of its currency for one crown as a fraction. */
  shops: z.record(
    z.string(),
    z.object({ level: z.number(), unitsPerCzk: z.readonly(z.tuple([z.number(), z.number()])) }),
  ),
  tariffs: z.object({
    freeKg: z.number(),
    stepKg: z.number(),
    longPieceOver: z.int(),
    currencies: z.record(z.string(), Tariff),
  }),
  regions: z.array(Region),
  discounts: z.array(Discount),
});
export type PriceListData = z.output<typeof PriceListData>;

/** A price list with its indexes, built once for each version. */
export type PriceList = PriceListData & {
  readonly version: string;
  readonly regionById: ReadonlyMap<number, Region>;
};

/** A price list of any schema that was ever live. Whether it may go live is judged apart (`release/price-list-errors.ts`). */
export function parsePriceList(json: unknown): PriceList {
  const data = parseData(PriceListData, upgradeData(json, priceListUpgrades));
  const regionById = new Map(data.regions.map((region) => [region.id, region]));
  return { ...data, version: data.manifest.version, regionById };
}
