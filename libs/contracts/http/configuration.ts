import { Change } from '@fenestra/domain/configuration/change';
import { sideEffectKinds } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import { Configuration, millimetres } from '@fenestra/domain/configuration/configuration';
import { AccessoryPrice } from '@fenestra/domain/pricing/price-accessory';
import { PriceSteps } from '@fenestra/domain/pricing/price-steps';
import { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { choiceLists } from '@fenestra/domain/configuration/choices/choices';
import { productTypes } from '@fenestra/domain/catalogue/product-type';
import { PricedChoice } from '@fenestra/domain/pricing/price-choices';
import { PricePreview } from '@fenestra/domain/pricing/preview-price';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { changeId, isoDay, isoTime, minorUnits, opaqueId, revision, shopId, shopIdText } from '../fields';

/** The whole state after every change (CFGSTATE-02). */
export const ProductView = z.object({
  configurationId: opaqueId,
  shopId,
  revision,
  configuration: Configuration,
  quote: PriceBreakdown,
  /** What the size may be, in mm, after profile and colour (rozmer_limit). */
  limits: z.object({ widthMin: millimetres, widthMax: millimetres, heightMin: millimetres, heightMax: millimetres }),
  priceCell: PriceSteps,
  weightKg: z.number(),
  /** W/m²K, two decimals. */
  uw: z.number(),
  /** dB; none without glass. */
  rw: z.optional(z.int()),
  /** True for a finished product from stock; then nothing can be changed. */
  stock: z.boolean(),
  /** Stock product id where `stock`. */
  stockProduct: z.nullable(z.int()),
  /** STORE-07: product id 2, size cannot be changed. */
  fixedSize: z.boolean(),
  /** Price-list code of the product (cenik). */
  priceCode: z.string(),
  /**
   * The drawing seen from inside: an SVG as base64, as pages get it; as text, JSON would escape and copy it at each step.
   * Empty for whoever asked for none.
   */
  drawing: z.string(),
  /** Panes became unequal by an asymmetric change (DIM-14). */
  unequalPanes: z.boolean(),
  /** The last day of the dated offer whose price this is; a change ends it. */
  offerUntil: z.optional(isoDay),
  /** After a change that altered more than it names: those parts, and the configuration before. */
  alsoChanged: z.optional(z.object({ parts: z.array(z.enum(sideEffectKinds)), before: Configuration })),
});
export type ProductView = z.output<typeof ProductView>;

const params = z.object({ id: opaqueId });

export const createConfiguration = endpoint({
  method: 'POST',
  path: '/configurations',
  /**
   * productId: product code (`OS1`), '2' (fixed size) or a stock product id; productId and stock as on the wire. With `copyOf`
   * they say nothing: it begins as that configuration is.
   */
  body: z.object({ shopId, productId: z.string(), stock: z.boolean(), copyOf: z.optional(opaqueId) }),
  repeatable: true,
  answer: z.object({ configurationId: opaqueId }),
  errors: ['product-unknown', 'configuration-unknown'],
});

export const readConfiguration = endpoint({
  method: 'GET',
  path: '/configurations/:id',
  params,
  query: z.object({ shopId: shopIdText }),
  answer: ProductView,
  errors: ['configuration-unknown'],
});

/** Applies one change. With `seen` it is refused when the configuration has moved on; with `changeId` a repeat answers the present state. */
export const changeConfiguration = endpoint({
  method: 'POST',
  path: '/configurations/:id/changes',
  params,
  body: z.object({
    shopId,
    change: Change,
    seen: z.optional(revision),
    changeId: z.optional(changeId),
    /** The caller draws by itself. */
    undrawn: z.optional(z.boolean()),
  }),
  repeatable: 'with change id',
  answer: ProductView,
  errors: ['configuration-unknown', 'change-refused', 'revision-outdated'],
});

/** What each list of changes would make of the price of the configuration, or why it is refused; nothing is stored. */
export const previewPrices = endpoint({
  method: 'POST',
  path: '/configurations/:id/tries',
  params,
  body: z.object({ shopId, tries: z.array(z.array(Change).check(z.maxLength(8))).check(z.maxLength(80)) }),
  repeatable: true,
  answer: z.array(PricePreview),
  errors: ['configuration-unknown'],
  isDropped: true,
  deadlineMs: 15_000, // up to 80 refusals, each with its repairs, take seconds on a slow processor
});

/**
 * What can be chosen, each entry with the price of the product with it (OPEN-Q-06). `area` and `profile` say for which area
 * and as if in which profile; of profiles only that one. For another product type the list is empty.
 */
export const listChoices = endpoint({
  method: 'GET',
  path: '/configurations/:id/choices/:list',
  params: z.object({ id: opaqueId, list: z.enum(choiceLists) }),
  query: z.object({
    shopId: shopIdText,
    type: z.optional(z.string()),
    area: z.optional(z.string()),
    profile: z.optional(z.string()),
  }),
  answer: z.object({ catalogue: z.string(), type: z.enum(productTypes), choices: z.array(PricedChoice) }),
  errors: ['configuration-unknown', 'item-unknown', 'change-refused'],
  isDropped: true,
});

/** What one accessory costs by itself (ACC-22); `area` says for which area. */
export const priceAccessory = endpoint({
  method: 'GET',
  path: '/configurations/:id/accessories/:accessory',
  params: z.object({ id: opaqueId, accessory: z.string() }),
  query: z.object({ shopId: shopIdText, area: z.optional(z.string()) }),
  /** Null where the product is not offered it. */
  answer: z.nullable(AccessoryPrice),
  errors: ['configuration-unknown', 'item-unknown'],
  isDropped: true,
});

/**
 * A finished configuration with everything that the sale needs, copied and never changed again (frozen offer).
 * The cart stores it as it is; its drawings are read by its id.
 */
export const PriceSnapshot = z.object({
  schema: z.literal(1),
  offerId: opaqueId,
  configurationId: opaqueId,
  revision,
  configuration: Configuration,
  quote: PriceBreakdown,
  priceCode: z.string(),
  weightKg: z.number(),
  uw: z.number(),
  rw: z.optional(z.int()),
  /** The last day of the dated offer whose price this is, where it is one's. */
  offerUntil: z.optional(isoDay),
});
export type PriceSnapshot = z.output<typeof PriceSnapshot>;

export const createPriceSnapshot = endpoint({
  method: 'POST',
  path: '/configurations/:id/offers',
  params,
  body: z.object({ shopId }),
  repeatable: true,
  answer: PriceSnapshot,
  errors: ['configuration-unknown'],
});

/** For how many days an offer is kept from when it is made, and from each time that an open cart asks for it. */
export const snapshotRetentionDays = 90;

/** Carts hold these offers, so that their pictures are there until then. */
export const retainPriceSnapshots = endpoint({
  method: 'POST',
  path: '/kept-offers',
  body: z.object({ offerIds: z.array(opaqueId).check(z.maxLength(1_000)), until: isoTime }),
  repeatable: true,
  answer: z.object({}),
  errors: [],
});

/** A finished product from stock with its description, as the catalogue has it. */
export const StockProduct = z.object({ product: z.int(), configuration: Configuration, weightKg: z.number() });
export type StockProduct = z.output<typeof StockProduct>;

/** What the shop root shows: made-to-measure products with their default configuration, and the stock products. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  query: z.object({ shopId: shopIdText }),
  answer: z.object({
    made: z.array(z.object({ product: z.string(), configuration: Configuration, fromNet: minorUnits })),
    stock: z.array(StockProduct),
  }),
  errors: [],
});

/** Which catalogue new products are made from. Asked every second by whoever needs it, so its answer is only the name. */
export const readActiveCatalogue = endpoint({
  method: 'GET',
  path: '/catalogue-in-force',
  answer: z.object({ version: z.string() }),
  errors: [],
  deadlineMs: 2_000,
});

/**
 * The catalogue of a version, as libs/domain/catalogue reads it, with its names in all languages. A version never changes,
 * so an answer may be kept for ever.
 */
export const readCatalogue = endpoint({
  method: 'GET',
  path: '/catalogues/:version',
  params: z.object({ version: z.string() }),
  answer: z.record(z.string(), z.unknown()),
  errors: ['item-unknown'],
});

export const drawingFormats = ['svg', 'png'] as const;

/** Pixels: few, so that a picture is drawn once for many. 600 is what is drawn for who asks for none, 1200 what previews of links take. */
export const drawingWidths = [80, 120, 160, 200, 240, 320, 400, 600, 800, 1200] as const;
const defaultWidth = 600;

/** The next wider one, for a picture that is shown smaller stays sharp; the widest for what is wider still. */
export const drawingWidthFor = (requested: unknown): number => {
  const pixels = typeof requested === 'string' && /^\d{2,4}$/.test(requested) ? Number(requested) : defaultWidth;
  return drawingWidths.find((width) => width >= pixels) ?? Math.max(...drawingWidths);
};

/** A picture: of the present state of a configuration, of an offer, of a stock product, of a product type as it starts, or of an opening type. `data` is base64. */
export const readDrawing = endpoint({
  method: 'GET',
  path: '/drawings/:of/:id',
  params: z.object({ of: z.enum(['configuration', 'offer', 'stock', 'product', 'opening']), id: z.string() }),
  query: z.object({
    format: z.enum(drawingFormats),
    view: z.optional(z.enum(['inside', 'outside'])),
    width: z.optional(z.string()),
    /** Without dimensions and base profile: the product alone, as wide as it is drawn, two pixels less on each side. */
    plain: z.optional(z.literal('yes')),
  }),
  answer: z.object({ contentType: z.string(), data: z.string() }),
  errors: ['configuration-unknown', 'busy'],
  isDropped: true,
});
