import { code, textUpTo, upTo100 } from '@fenestra/domain/bounded';
import type { Family } from '@fenestra/domain/catalogue/families';
import { Configuration } from '@fenestra/domain/configuration/configuration';
import { swatchCategories } from '@fenestra/domain/catalogue/swatches';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { anyId, bool, codes, decimalMoney, fields, flag, numeric, plainNumber, oneOrMore } from './fields';
import { priceTree } from './price-tree';
import { accessoryKinds } from './accessory-kinds';
import { contents } from './contents';
import { unitCodes } from './unit-codes';

/** A call with an address of its own. `:name` in the path stands for a value. */
export type RestCall = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201;
  readonly answer: z.ZodMiniType;
};

const wireCount = upTo100(fields({ id: ['product', numeric], quantity: ['quantity', numeric] }));

/** The header of WIRE-44 that names the cart; empty or missing makes a new one (OPEN-Q-87). */
export const cartHeader = 'x-cart-id';
/** A change may name the revision that it saw, and itself, so that a repeat changes nothing again. */
export const revisionHeader = 'x-revision';
export const changeHeader = 'x-change-id';
/** `none` asks for the product without its SVG: a page that draws by itself has no use for it. */
export const drawingHeader = 'x-drawing';

/** Of a visitor's message, for reCAPTCHA: page and gateway name it alike. */
export const feedbackAction = 'feedback';

const stockCheck = fields({ products: ['products', wireCount] });
/** The second form of the address reports what the first found; the recap data are taken as they come (STOCK-03). */
const reducedProducts = fields({
  less_products: [
    'reduced',
    upTo100(fields({ id: ['product', numeric], quantity: ['quantity', numeric], available: ['available', numeric] })),
  ],
  recap_data: ['recap', z.record(z.string(), z.unknown())],
});

/** Families of products, by the anchors under which the shop root shows them. */
export const familyCodes = {
  jednokridla: 'single',
  dvoukridla: 'double',
  trojdilna: 'triple',
  balkonove: 'balcony',
  terasove: 'terrace',
  posuvne: 'slide',
  vchodove: 'entrance',
  sestavy: 'assembly',
  stresni: 'roof',
} as const satisfies Record<string, Family>;
const family = codes(familyCodes);

const made = fields({
  productId: ['product', z.string()],
  nazev: ['name', z.string()],
  rodina: ['family', family],
  typ: ['type', z.string()],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  cena_od: ['fromPrice', decimalMoney],
  img: ['picture', z.string()],
  /** What the page draws: the product as it starts. */
  konfigurace: ['configuration', Configuration],
  /** windows-domain 1.5, e.g. `O/S`; with `typ` it is what a picture needs beside the configuration. */
  rozvrzeni: ['layout', z.string()],
});
const stocked = fields({
  sklad_id: ['product', z.int()],
  nazev: ['name', z.string()],
  rodina: ['family', family],
  typ: ['type', z.string()],
  vyrobek_id: ['code', z.string()],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  provedeni_txt: ['profileName', z.string()],
  cena: ['price', decimalMoney],
  sklad_pocet: ['available', z.int()],
  /** When more are expected, an ISO date; null where nobody knows. */
  dodani: ['expected', z.nullable(z.string())],
  img: ['picture', z.string()],
  konfigurace: ['configuration', Configuration],
  rozvrzeni: ['layout', z.string()],
});

const partKeys = codes({
  ram: 'frame',
  barva: 'colour',
  vypln: 'filling',
  sklo: 'glass',
  ramecek: 'spacer',
  parapet_vnitrni: 'inner-sill',
  zaluzie: 'blind',
  mrizky: 'bars',
  klika: 'handle',
  zamek: 'lock',
  prah: 'threshold',
  sit: 'net',
  parapet_venkovni: 'outer-sill',
});

/** What one kind of part cost when the offer was saved and costs today, net. */
const comparedPart = fields({
  klic: ['key', partKeys],
  puvodne: ['before', decimalMoney],
  dnes: ['now', decimalMoney],
});
export type ComparedPrice = z.output<typeof comparedPart>;

/** One element of a dated offer, so many pieces; prices are net, for one piece. */
const savedElement = fields({
  configuration: ['configurationId', z.string()],
  vyrobek_id: ['product', z.string()],
  nazev: ['name', z.string()],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  cenik: ['priceCode', z.string()],
  img: ['picture', z.string()],
  ks: ['quantity', z.int()],
  cena: ['offered', decimalMoney],
  cena_dnes: ['today', decimalMoney],
  klika_txt: ['handleName', z.nullable(z.string())],
  /** Every line of both prices, of one piece. */
  rozpis: ['parts', priceTree],
  rozpis_dnes: ['partsToday', priceTree],
  rozdily: ['compared', z.array(comparedPart)],
  /** Parts that had to be chosen anew, because those that were saved are not made any more. */
  opraveno: ['repaired', z.array(partKeys)],
});

/** A dated offer, opened: `configuration` is the new working configuration of its first element (OPEN-Q-19). */
const savedOffer = fields({
  id: ['savedId', z.string()],
  cislo: ['number', z.optional(z.string())],
  type: ['type', z.string()],
  route: ['route', z.string()],
  configuration: ['configurationId', z.string()],
  ulozeno: ['savedOn', z.string()],
  plati_do: ['validUntil', z.string()],
  plati: ['holds', bool],
  mena: ['currency', z.enum(currencies)],
  prvky: ['elements', z.array(savedElement)],
  /** Names of elements that cannot be made any more. */
  nevyrabi_se: ['gone', z.array(z.string())],
});
export type SavedOffer = z.output<typeof savedOffer>;

/** Beside the refusal of an offer that there was: its product, and until when it held; null where its product is not made any more. */
export const endedOffer = fields({
  vyrobek_id: ['product', z.string()],
  platila_do: ['validUntil', z.nullable(z.string())],
});

/** Sold by the piece, metre or set. */
const accessory = fields({
  id: ['accessory', z.int()],
  kategorie: ['category', z.string()],
  nazev: ['name', z.string()],
  jednotka: ['unit', unitCodes],
  obsah: ['contents', z.optional(contents)],
  cena: ['price', decimalMoney],
});
/** Chosen with a window. */
const chosenWithWindow = fields({ druh: ['kind', codes(accessoryKinds)], cena_od: ['fromPrice', decimalMoney] });

/** A colour or pattern; what has no colour is shown by a picture (OPEN-Q-26). */
const swatch = fields({
  code: ['code', z.string()],
  name: ['name', z.string()],
  hex: ['hex', z.optional(z.string())],
  image: ['picture', z.optional(z.string())],
  category_code: ['category', z.enum(swatchCategories)],
});

/** Longer than what is taken or kept of it, which is said by its field or cut. */
const anyText = textUpTo(50_000);

export const restCalls = {
  /**
   * WIRE-24: saves a copy as a dated offer and mails the link (SAVE-05). Without name and e-mail it is saved and nobody is written
   * to (decision 32); several confIDs are one project. With `kosik`, the id of a cart, its lines are saved as they were offered.
   */
  saveConfiguration: {
    method: 'POST',
    path: '/api/configuration',
    status: 201,
    body: fields({
      name: ['name', z.optional(textUpTo(120))],
      email: ['email', z.optional(textUpTo(254))],
      note: ['note', z.optional(textUpTo(2_000))],
      type: ['type', textUpTo(40)],
      route: ['route', textUpTo(100)],
      configuration: ['configurationIds', oneOrMore],
      kosik: ['cartId', z.optional(textUpTo(40))],
      domain: ['host', textUpTo(255)],
    }),
    answer: fields({
      id: ['savedId', z.string()],
      /** What the offer is called; it opens nothing. */
      cislo: ['number', z.optional(z.string())],
      odkaz: ['link', z.string()],
      qr: ['qr', z.string()],
    }),
  },
  /** WIRE-45: mails the link to a cart, which is a copy as a rule (OPEN-Q-56, OPEN-Q-90). */
  sendCart: {
    method: 'POST',
    path: '/api/send-cart',
    status: 201,
    body: fields({
      name: ['name', textUpTo(120)],
      email: ['email', textUpTo(254)],
      note: ['note', z.optional(z.nullable(textUpTo(2_000)))],
      cart_id: ['cartId', code],
      domain: ['host', z.optional(textUpTo(255))],
    }),
    answer: fields({}),
  },
  /** WIRE-23: every call makes a new working configuration; with `cena=dnes` one without the offered price. */
  readSaved: {
    method: 'GET',
    path: '/api/configuration/:id',
    status: 200,
    query: z.object({ cena: z.optional(z.string()) }),
    answer: savedOffer,
  },
  /** WIRE-01 */
  newConfiguration: {
    method: 'POST',
    path: '/conf/api/dist/getNewID.php',
    status: 200,
    body: fields({
      productId: ['product', anyId],
      shopId: ['shopId', numeric],
      sklad: ['stock', flag],
    }),
    answer: fields({ id: ['configurationId', z.string()] }),
  },
  /** WIRE-46: which of these products are short. WIRE-47 shares its address. */
  checkStock: {
    method: 'POST',
    path: '/conf/api/dist/checkStock.php',
    status: 200,
    body: stockCheck,
    answer: fields({
      lessProducts: [
        'reduced',
        z.array(
          fields({ id: ['product', z.int()], quantity: ['quantity', z.number()], available: ['available', z.int()] }),
        ),
      ],
    }),
  },
  /** WIRE-47 */
  reportReduced: {
    method: 'POST',
    path: '/conf/api/dist/checkStock.php',
    status: 200,
    body: reducedProducts,
    answer: fields({}),
  },
  /** WIRE-44: adds configured products; with itemId the old line goes in the same transaction (OPEN-Q-42). */
  addToErpCart: {
    method: 'POST',
    path: '/api/v1/cart/add',
    status: 200,
    body: fields({
      products: [
        'products',
        upTo100(
          fields({
            cenikCode: ['priceCode', code],
            configurationId: ['configurationId', code],
            itemId: ['replaces', z.optional(z.nullable(code))],
            /** Pieces; one where it is left out. */
            mnozMj: ['quantity', z.optional(numeric)],
          }),
        ),
      ],
    }),
    answer: fields({
      id: ['cartId', z.string()],
      items: [
        'items',
        z.array(
          fields({
            id: ['line', z.string()],
            cenikCode: ['priceCode', z.string()],
            configurationId: ['configurationId', z.nullable(z.string())],
            mnozMj: ['quantity', z.number()],
          }),
        ),
      ],
    }),
  },
  /** What the shop root shows (OPEN-Q-01). */
  listProducts: {
    method: 'GET',
    path: '/api/products',
    status: 200,
    answer: fields({
      vyrobky: ['made', z.array(made)],
      sklad: ['stock', z.array(stocked)],
      prislusenstvi: ['accessories', z.array(accessory)],
      doplnky: ['chosenWithWindow', z.array(chosenWithWindow)],
      mena: ['currency', z.enum(currencies)],
    }),
  },
  /** WIRE-25: a bare array; an unknown country is 404. */
  listPostcodes: {
    method: 'GET',
    path: '/api/postcodes',
    status: 200,
    query: z.object({ country: z.string() }),
    answer: z.array(
      fields({ city_name: ['place', z.string()], psc: ['postcode', z.string()], area_code: ['code', z.string()] }),
    ),
  },
  /** WIRE-19: a bare array of the codes (comma list) that exist, in the language of the domain; without codes all of them. */
  swatches: {
    method: 'GET',
    path: '/api/color',
    status: 200,
    query: z.object({
      codes: z.optional(z.string()),
      category_code: z.enum(swatchCategories),
      domain: z.optional(z.string()),
    }),
    answer: z.array(swatch),
  },
  /** WIRE-20: by their names in the language of the domain, whatever their case. */
  swatchesByName: {
    method: 'POST',
    path: '/api/colorByName',
    status: 200,
    body: fields({
      names: ['names', z.union([textUpTo(255), upTo100(textUpTo(255))])],
      category_code: ['category', z.enum(swatchCategories)],
      domain: ['host', z.optional(textUpTo(255))],
    }),
    answer: z.array(swatch),
  },
  /** WIRE-26, WIRE-27: header and footer of a shop as HTML; an unknown template is 404 (OPEN-Q-24). */
  siteTemplate: {
    method: 'GET',
    path: '/api/template',
    status: 200,
    query: z.object({ domain: z.string(), template: z.string() }),
    answer: fields({ template: ['html', z.string()] }),
  },
  /** WIRE-21: the texts of a storefront, keyed by host name without port (OPEN-Q-20). */
  translations: {
    method: 'POST',
    path: '/api/translations',
    status: 200,
    body: fields({ domain: ['host', textUpTo(255)] }),
    answer: z.record(
      z.string(),
      fields({ lang: ['language', z.string()], texts: ['texts', z.record(z.string(), z.unknown())] }),
    ),
  },
  /** WIRE-52: a message to the shop's people; only success or failure of the answer is used (FEED-05). */
  sendFeedback: {
    method: 'POST',
    path: '/api/user-feedback',
    status: 201,
    body: fields({
      name: ['name', anyText],
      phone: ['phone', anyText],
      email: ['email', anyText],
      content: ['message', anyText],
      browser: ['browser', textUpTo(500)],
      confId: ['configurationId', textUpTo(40)],
      shopId: ['shopId', numeric],
      logId: ['logId', textUpTo(40)],
      domain: ['host', textUpTo(255)],
      router: ['screen', textUpTo(200)],
      /** Of reCAPTCHA; empty where the page was given no key. */
      recaptchaToken: ['captchaToken', textUpTo(8_000)],
    }),
    answer: fields({}),
  },
  /** WIRE-28 */
  log: {
    method: 'POST',
    path: '/api/log',
    status: 201,
    body: fields({
      time: ['time', z.union([anyText, plainNumber])],
      domain: ['host', anyText],
      data: ['data', z.unknown().check(z.refine((data) => data !== undefined))],
      userAgent: ['userAgent', anyText],
    }),
    answer: fields({ id: ['id', z.string()] }),
  },
} as const satisfies Record<string, RestCall>;
