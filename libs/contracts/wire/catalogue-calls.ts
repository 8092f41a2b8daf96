import { textUpTo, upTo100 } from '@fenestra/domain/bounded-input';
import type { Family } from '@fenestra/domain/catalogue/families';
import { swatchCategories, type SwatchCategory } from '@fenestra/domain/catalogue/swatches';
import { Configuration } from '@fenestra/domain/configuration/configuration';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { accessoryKinds } from './accessory-kinds';
import { contents } from './package-contents';
import { anyCode, codes, decimalMoney, fields } from './fields';
import type { RestCall } from './rest-call';
import { unitCodes } from './unit-codes';

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

const madeToMeasure = fields({
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
const stockProduct = fields({
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

/** What there is to know of a shop and its goods. */
export const catalogueCalls = {
  /** What the shop root shows (OPEN-Q-01). */
  listProducts: {
    method: 'GET',
    path: '/api/products',
    status: 200,
    answer: fields({
      vyrobky: ['made', z.array(madeToMeasure)],
      sklad: ['stock', z.array(stockProduct)],
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
      category_code: anyCode<SwatchCategory>(),
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
      category_code: ['category', anyCode<SwatchCategory>()],
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
} as const satisfies Record<string, RestCall>;
