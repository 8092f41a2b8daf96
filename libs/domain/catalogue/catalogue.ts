import { z } from 'zod/mini';
import { millimetres, openingCodes } from '../configuration/configuration';

/** Text of a catalogue entry in the shop languages; Austria reads the German one where it has none (OPEN-Q-22). */
export const Names = z.object({
  cs: z.string(),
  sk: z.string(),
  de: z.string(),
  at: z.optional(z.string()),
  hu: z.string(),
});
export type Names = z.output<typeof Names>;

const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** Smallest and largest value, both allowed. */
const range = z.readonly(z.tuple([z.number(), z.number()]));

/** O window, B balcony door, P tilt-and-slide door, E entrance door, D side door. Only E and D count as doors (DOOR-03). */
export const productTypes = ['O', 'B', 'P', 'E', 'D'] as const;
export type ProductTypeLetter = (typeof productTypes)[number];

export const ProductType = z.object({
  code: z.string(),
  type: z.enum(productTypes),
  order: z.int(),
  /** Entries that are not offered yet are in the data with their rules; nobody can configure them. */
  offered: z.boolean(),
  /** STORE-07: sold in one size only. */
  fixedSize: z.boolean(),
  names: Names,
  /** Code of its table in the price list (cenik). */
  priceTable: z.string(),
  /** `|` is a mullion, `/` a stulp (windows-domain 1.5). */
  layout: z.string(),
  /** One entry for each area from left to right, seen from inside. */
  fields: z.array(z.object({ openings: z.array(z.enum(openingCodes)), default: z.enum(openingCodes) })),
  /** mm */
  width: range,
  height: range,
  /** m² */
  areaMax: z.number(),
  /** Width and height to start with, mm. */
  size: z.readonly(z.tuple([millimetres, millimetres])),
  /** Which limits hold for its opening sashes. */
  sashRules: z.enum(['window', 'balcony', 'door', 'slide']),
  sills: z.boolean(),
  /** Blinds and insect nets. */
  shades: z.boolean(),
  /** The door filling to start with; null for windows. */
  filling: z.nullable(z.int()),
});
export type ProductType = z.output<typeof ProductType>;

export const OpeningType = z.object({
  code: z.enum(openingCodes),
  kind: z.enum(['fixed', 'tilt', 'top-hung', 'turn', 'tilt-turn', 'stulp-passive', 'slide', 'door', 'double-door']),
  /** Side of the hinges (or of sliding) seen from inside. */
  hinge: z.nullable(z.enum(['L', 'R'])),
  /** OPEN-Q-38 */
  mostUsed: z.boolean(),
  names: Names,
});
export type OpeningType = z.output<typeof OpeningType>;

export const Profile = z.object({
  id: z.int(),
  order: z.int(),
  maker: z.string(),
  family: z.string(),
  sashShape: z.enum(['straight', 'rounded']),
  chambers: z.int(),
  seals: z.int(),
  /** Build depth, mm. */
  depth: millimetres,
  /** Glass thickness that fits, mm. */
  glazing: range,
  standardGlass: z.int(),
  /** The spacer that costs nothing with double and with triple glass (windows-domain 4.3). */
  includedSpacer: z.object({ double: z.int(), triple: z.int() }),
  /** W/m²K; the reference window is 1230 × 1480. */
  uf: z.number(),
  uwReference: z.number(),
  /** dB of a window with the standard glass. */
  rw: z.int(),
  codeWindow: z.string(),
  codeDoor: z.string(),
  maxSashKg: z.number(),
  /** PROF-09 to PROF-11: which products may have it. */
  offeredFor: z.object({ window: z.boolean(), E: z.boolean(), D: z.boolean() }),
  /** PROF-08: the profile that stands for it in lists and texts. */
  shownAs: z.nullable(z.object({ window: z.int(), door: z.int() })),
  images: z.object({ window: z.string(), door: z.string() }),
  names: Names,
  descriptions: Names,
  badge: z.nullable(z.object({ names: Names, style: z.string() })),
});
export type Profile = z.output<typeof Profile>;

/** A decor of the swatch category dekory_profil; `W` is plain white. */
export const Colour = z.object({
  code: z.string(),
  makerCode: z.string(),
  group: z.enum(['white', 'standard', 'premium']),
  /** Dark foils expand more in the sun and have smaller limits. */
  dark: z.boolean(),
  family: z.string(),
  hex,
  names: Names,
});
export type Colour = z.output<typeof Colour>;

export const Glass = z.object({
  id: z.int(),
  code: z.string(),
  type: z.enum(['double', 'triple']),
  /** From outside to inside, e.g. 4-16Ar-4. */
  build: z.string(),
  /** mm; the outer pane decides how large the glass may be, the smallest cavity which bars fit. */
  thickness: millimetres,
  outerPane: millimetres,
  cavity: millimetres,
  ug: z.number(),
  /** Solar factor and light transmission. */
  g: z.number(),
  lt: z.number(),
  /** dB */
  rw: z.int(),
  kgPerM2: z.number(),
  safety: z.nullable(z.string()),
  /** An ornament replaces a single pane of 4 mm inside or in the middle (windows-domain 4.4). */
  takesOrnament: z.boolean(),
});
export type Glass = z.output<typeof Glass>;

export const Spacer = z.object({
  id: z.int(),
  code: z.string(),
  /** W/mK */
  psi: z.number(),
  /** The first one is what a change without a colour means. */
  colours: z.array(z.object({ code: z.string(), hex })).check(z.minLength(1)),
  names: Names,
});
export type Spacer = z.output<typeof Spacer>;

export const Ornament = z.object({
  id: z.int(),
  code: z.string(),
  /** 1 low to 5 opaque. */
  privacy: z.int(),
  /** Longer and shorter side of the largest pane, mm. */
  maxPane: z.readonly(z.tuple([millimetres, millimetres])),
  hex,
  /** A hint for the drawing. */
  pattern: z.string(),
  names: Names,
});
export type Ornament = z.output<typeof Ornament>;

/** Bars between the panes (GRID-02). */
export const BarType = z.object({
  id: z.int(),
  width: millimetres,
  variant: z.string(),
  /** The smallest cavity they fit into, mm. */
  cavityMin: millimetres,
  names: Names,
});
export type BarType = z.output<typeof BarType>;

/** One entry for each colour, because a change names one id (OPEN-Q-117). */
export const HandleType = z.object({
  id: z.int(),
  /** Swatch code of the category kliky. */
  colour: z.string(),
  kind: z.enum(['standard', 'secustik', 'key', 'button', 'door', 'balcony']),
  types: z.array(z.enum(productTypes)),
  hex,
  /** ACC-08: used from both sides, so the bottom is the full frame and the sill tab is hidden. */
  fixesBottom: z.boolean(),
  names: Names,
});
export type HandleType = z.output<typeof HandleType>;

export const Threshold = z.object({
  id: z.int(),
  types: z.array(z.enum(productTypes)),
  /** mm; 72 is the frame that runs around. */
  height: millimetres,
  names: Names,
});
export type Threshold = z.output<typeof Threshold>;

export const Filling = z.object({
  id: z.int(),
  model: z.string(),
  /** Share of the panel that is glass. */
  glassShare: z.number(),
  /** W/m²K */
  up: z.number(),
  pattern: z.string(),
  names: Names,
});
export type Filling = z.output<typeof Filling>;

/** Locks of entrance and side doors (windows-domain 7.5). */
export const Lock = z.object({ id: z.int(), types: z.array(z.enum(productTypes)), names: Names });
export type Lock = z.output<typeof Lock>;

/** Window sills (parapety, PARA). */
export const SillType = z.object({
  id: z.int(),
  kind: z.enum(['inner-sill', 'outer-sill']),
  material: z.enum(['PVC', 'DTD', 'AL-bent', 'AL-drawn']),
  /** Swatch category of its colours (PARA-03). */
  colours: z.string(),
  /** Depths or projections of the price list, mm; with a step also those between, priced as the next larger one. */
  depths: z.array(millimetres),
  depthStep: z.nullable(z.object({ min: millimetres, step: millimetres })),
  length: range,
  /** Default length = frame width + this, mm. */
  overhang: millimetres,
  /** Longer pieces need an expansion joint. */
  jointOver: z.nullable(millimetres),
  kgPerM2: z.number(),
  names: Names,
});
export type SillType = z.output<typeof SillType>;

const shade = {
  id: z.int(),
  code: z.string(),
  colours: z.string(),
  /** mm */
  width: range,
  height: range,
  /** m²; a smaller one costs as much as this. */
  minimumArea: z.number(),
  kgPerM2: z.number(),
  names: Names,
};
export const BlindType = z.object({ ...shade, areaMax: z.number() });
export type BlindType = z.output<typeof BlindType>;
export const NetType = z.object({ ...shade, types: z.array(z.enum(productTypes)) });
export type NetType = z.output<typeof NetType>;

/** How many of an accessory a cart of windows needs (windows-domain 7.8). */
export const Recommendation = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('perimeter'),
    metresPerUnit: z.optional(z.number()),
    unitsPerMetre: z.optional(z.number()),
  }),
  z.object({ rule: z.literal('anchors') }),
  z.object({ rule: z.literal('elements'), elementsPerUnit: z.number() }),
  z.object({ rule: z.literal('reveal'), unitLength: millimetres }),
  z.object({ rule: z.literal('sashes') }),
  z.object({ rule: z.literal('order') }),
  z.object({ rule: z.literal('none') }),
]);
export type Recommendation = z.output<typeof Recommendation>;

/** Sold by the piece, set or metre through the cart (PICK). */
export const AccessoryItem = z.object({
  id: z.int(),
  category: z.string(),
  unit: z.enum(['piece', 'metre', 'set']),
  recommended: Recommendation,
  /** Weight of one unit, kg. */
  kg: z.number(),
  names: Names,
});
export type AccessoryItem = z.output<typeof AccessoryItem>;

/** A finished product that lies in the warehouse. */
export const StockItem = z.object({
  id: z.int(),
  product: z.string(),
  width: millimetres,
  height: millimetres,
  profile: z.int(),
  threshold: z.nullable(z.int()),
});
export type StockItem = z.output<typeof StockItem>;

export const Swatch = z.object({ code: z.string(), hex, names: Names });
export type Swatch = z.output<typeof Swatch>;

/** Limits of one kind of sash (windows-domain 2.2): mm, kg, m², width : height. */
export const SashRule = z.object({
  width: range,
  height: range,
  maxKg: z.number(),
  ratio: range,
  areaMax: z.optional(z.number()),
});
export type SashRule = z.output<typeof SashRule>;

export const sashRuleNames = ['tilt-turn', 'turn', 'stulp-passive', 'tilt', 'balcony', 'door', 'slide'] as const;
export type SashRuleName = (typeof sashRuleNames)[number];

export const Limits = z.object({
  sashes: z.record(z.enum(sashRuleNames), SashRule),
  fixedPane: z.object({ width: range, height: range, areaMax: z.number(), ratioMax: z.number() }),
  /** How thick the outer pane has to be up to a pane area in m². */
  outerPane: z.array(z.object({ areaUpTo: z.number(), min: millimetres })),
  darkFoil: z.object({ sashHeightMax: millimetres, widthPercent: z.number() }),
  /** Least distance between axes, mm. */
  fieldWidth: z.object({ sash: millimetres, fixed: millimetres }),
});
export type Limits = z.output<typeof Limits>;

/** The whole data of the configuration service, one key for each file of apps/configuration/data. */
export const CatalogueData = z.object({
  manifest: z.object({ version: z.string() }),
  products: z.array(ProductType),
  openings: z.array(OpeningType),
  profiles: z.array(Profile),
  colours: z.array(Colour),
  glass: z.array(Glass),
  spacers: z.array(Spacer),
  ornaments: z.array(Ornament),
  bars: z.array(BarType),
  handles: z.array(HandleType),
  thresholds: z.array(Threshold),
  fillings: z.array(Filling),
  locks: z.array(Lock),
  sills: z.array(SillType),
  blinds: z.array(BlindType),
  nets: z.array(NetType),
  accessories: z.array(AccessoryItem),
  stock: z.array(StockItem),
  swatches: z.record(z.string(), z.array(Swatch)),
  limits: Limits,
});
export type CatalogueData = z.output<typeof CatalogueData>;
