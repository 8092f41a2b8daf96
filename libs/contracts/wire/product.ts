import { sideEffectKinds } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import type { Assembly, Configuration } from '@fenestra/domain/configuration/configuration';
import { openingCodes } from '@fenestra/domain/configuration/configuration';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { accessoryKinds, chosenKinds } from './accessory-kinds';
import { bool, codes, decimalMoney, fields, flag } from './fields';
import { priceBreakdown } from './price-breakdown';

/** A chosen accessory (CFGDATA-10); `rozmer` in mm, null where it follows its sash (OPEN-Q-117). */
const accessoryOf = <const Kinds extends Record<string, string>>(kindCodes: Kinds) =>
  fields({
    oblast: ['area', z.string()],
    id_doplnek: ['accessory', z.int()],
    typ_doplnku: ['kind', codes(kindCodes)],
    cenik_txt: ['priceName', z.string()],
    barva: ['colour', z.string()],
    barva_txt: ['colourName', z.string()],
    doplnek_txt: ['name', z.string()],
    rozmer: [
      'size',
      z.nullable(
        fields({
          delka: ['length', z.optional(z.int())],
          hloubka: ['depth', z.optional(z.int())],
          strana: ['side', z.optional(z.enum(['L', 'P']))],
          /** A sill in one piece: below how many elements of an assembly. */
          prvky: ['elements', z.optional(z.int())],
        }),
      ),
    ],
    cena: ['price', decimalMoney],
  });

/** One field of the product, from left to right, seen from inside, a light last (CFGDATA-08). Sizes in mm, as zmenDetailRozmer takes them. */
const area = fields({
  oblast_id: ['id', z.string()],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  otevirani: ['opening', z.enum(openingCodes)],
  otevirani_txt: ['openingName', z.string()],
  vypln: ['glass', z.int()],
  vypln_txt: ['glassName', z.string()],
  ramecek: ['spacer', z.int()],
  ramecek_barva: ['spacerColour', z.string()],
  ramecek_txt: ['spacerName', z.string()],
  ornament: ['ornament', z.nullable(z.int())],
  mezisklo: ['bars', z.nullable(z.int())],
  mezisklo_varianta: ['barsPattern', z.nullable(z.string())],
  mezisklo_varianta_txt: ['barsPatternName', z.nullable(z.string())],
  podoblast: ['parts', z.array(z.string())],
  doplnky: ['accessories', z.array(accessoryOf(accessoryKinds))],
});

const sizeLimits = fields({
  sirka_min: ['widthMin', z.int()],
  sirka_max: ['widthMax', z.int()],
  vyska_min: ['heightMin', z.int()],
  vyska_max: ['heightMax', z.int()],
});

/** The last area, over the whole width above or below the others; `vyska` from the edge of the frame to the axis of the transom. */
const light = fields({ umisteni: ['place', codes({ nad: 'above', pod: 'below' })], vyska: ['height', z.int()] });

/** An element of an assembly; sizes in mm, `cena` net with handles and accessories. */
const element = fields({
  vyrobek_id: ['product', z.string()],
  nazev: ['name', z.string()],
  umisteni: ['place', codes({ vedle: 'beside', nad: 'above' })],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  osy: ['axes', z.array(z.int())],
  /** Elements with a transom only. */
  svetlik: ['light', z.optional(light)],
  oblasti: ['areas', z.array(z.string())],
  prah: ['threshold', z.nullable(z.int())],
  zrcadlove: ['mirrored', bool],
  rozmer_limit: ['limits', sizeLimits],
  cena: ['price', decimalMoney],
  hmotnost: ['weightKg', z.number()],
});

/** What joins two elements: `pridava` mm to the overall size along a joint of `delka` mm. */
const coupling = fields({
  spojka: ['coupling', z.int()],
  nazev: ['name', z.string()],
  pridava: ['adds', z.int()],
  delka: ['length', z.int()],
  cena: ['price', decimalMoney],
});

/** The elements from left to right, seen from inside, one above them last; couplings S1, S2 … join each to the next. */
const assembly = fields({ prvky: ['elements', z.array(element)], spojky: ['couplings', z.array(coupling)] });
export type WireAssembly = z.output<typeof assembly>;

/** `oblast` where it is about one area. */
const consequence = fields({
  kod: ['code', z.enum(sideEffectKinds)],
  oblast: ['area', z.optional(z.string())],
  text: ['text', z.string()],
});
export type Consequence = z.output<typeof consequence>;

/** The whole product (CFGDATA, OPEN-Q-08, OPEN-Q-119). Prices are net, for one piece. */
export const product = fields({
  KonfiguraceID: ['configurationId', z.string()],
  shopId: ['shopId', z.int()],
  data_vyrobek: [
    'product',
    fields({
      data: [
        'data',
        fields({
          /** O, E, D, B, P (windows-domain 1.5) */
          typ: ['type', z.string()],
          vyrobek_id: ['code', z.string()],
          nazev: ['name', z.string()],
          provedeni: ['profile', z.int()],
          provedeni_txt: ['profileName', z.string()],
          sklad: ['stock', flag],
          sklad_id: ['stockProduct', z.nullable(z.int())],
          sestava: ['assembly', flag],
        }),
      ],
    }),
  ],
  rozmer_sirka: ['width', z.int()],
  rozmer_vyska: ['height', z.int()],
  sestava_rozmer: ['assemblySize', z.nullable(z.string())],
  /** Only with `sestava` true. */
  sestava: ['assembly', z.optional(assembly)],
  rozmer_limit: ['limits', sizeLimits],
  /**
   * Up to which size the price stays (`jen_ram`: of the frame alone, glass and accessories go by the size), what the next step
   * costs more without VAT, and where all steps are (decision).
   */
  rozmer_cena: [
    'priceCell',
    fields({
      sirka: ['width', z.int()],
      vyska: ['height', z.int()],
      jen_ram: ['frameOnly', z.optional(z.literal(true))],
      sirsi: ['wider', z.nullable(decimalMoney)],
      vyssi: ['higher', z.nullable(decimalMoney)],
      sirky: ['widths', z.array(z.int())],
      vysky: ['heights', z.array(z.int())],
    }),
  ],
  /** The arrangement of the product from right to left (FO2, ST3, P2). */
  zrcadlove: ['mirrored', bool],
  /** Distances of mullion and štulp axes from the left, mm. */
  osy: ['axes', z.array(z.int())],
  /** Products with a transom only. */
  svetlik: ['light', z.optional(light)],
  /** An SVG document as base64, seen from inside. */
  SVG: ['drawing', z.string()],
  img: ['picture', z.string()],
  cena: [
    'price',
    fields({
      vyrobek: ['product', decimalMoney],
      doplnky: ['accessories', decimalMoney],
      klika: ['handle', decimalMoney],
      mena: ['currency', z.enum(currencies)],
      /** Every line of the three sums (STEP-07). */
      rozpis: ['parts', priceBreakdown],
    }),
  ],
  barva_in: ['colourInside', z.string()],
  barva_in_txt: ['colourInsideName', z.string()],
  barva_out: ['colourOutside', z.string()],
  barva_out_txt: ['colourOutsideName', z.string()],
  vypln_id: ['filling', z.nullable(z.int())],
  vypln_txt: ['fillingName', z.nullable(z.string())],
  /** Doors only. */
  zamek: ['lock', z.nullable(z.int())],
  zamek_txt: ['lockName', z.nullable(z.string())],
  klika: ['handle', z.nullable(z.int())],
  klika_barva: ['handleColour', z.nullable(z.string())],
  klika_txt: ['handleName', z.nullable(z.string())],
  profily: ['sill', z.nullable(fields({ prah: ['threshold', z.int()], profil_txt: ['name', z.string()] }))],
  oblasti: ['areas', z.array(area)],
  /** Bars are among them, so that their prices add up to `cena.doplnky`; an area tells its bars as mezisklo. */
  doplnky: ['accessories', z.array(accessoryOf(chosenKinds))],
  hmotnost: ['weightKg', z.number()],
  uw: ['uw', z.number()],
  /** None without glass. */
  rw: ['rw', z.optional(z.int())],
  cenik: ['priceCode', z.string()],
  katalog: ['catalogue', z.string()],
  pevny_rozmer: ['fixedSize', bool],
  nestejna_skla: ['unequalPanes', bool],
  revize: ['revision', z.int()],
  /** A label of the shopper. */
  mistnost: ['room', z.optional(z.string())],
  /** The last day (ISO date) of the dated offer whose price this is; a change ends it. */
  nabidka_do: ['offerUntil', z.optional(z.string())],
  /** After a change only: what it altered besides what it names, `text` as it is now and as it was (CFGSTATE-02). */
  dusledky: ['alsoChanged', z.optional(z.array(consequence))],
});
export type Product = z.output<typeof product>;

/** The configuration that a product answer describes, for drawing it in the page. */
export function configurationOf(from: Product): Configuration {
  const { stockProduct } = from.product.data;
  return {
    schema: 1,
    catalogue: from.catalogue,
    product: from.product.data.code,
    width: from.width,
    height: from.height,
    axes: from.axes,
    profile: from.product.data.profile,
    colour: { inside: from.colourInside, outside: from.colourOutside },
    areas: from.areas.map((area) => ({
      id: area.id,
      opening: area.opening,
      glass: area.glass,
      spacer: { spacer: area.spacer, colour: area.spacerColour },
      ornament: area.ornament,
      bars: area.bars === null ? null : { bars: area.bars, pattern: area.barsPattern ?? '' },
      accessories: area.accessories.map(({ accessory, kind, colour, size }) => ({ accessory, kind, colour, ...size })),
    })),
    handle: from.handle === null ? null : { handle: from.handle, colour: from.handleColour ?? '' },
    threshold: from.sill?.threshold ?? null,
    filling: from.filling,
    ...(from.lock !== null && { lock: from.lock }),
    ...(from.mirrored && { mirrored: true }),
    ...(from.light && { light: from.light }),
    ...(stockProduct !== null && { stockProduct }),
    ...(from.room !== undefined && { room: from.room }),
    ...(from.assembly && { assembly: assemblyOf(from.assembly) }),
  };
}

function assemblyOf({ elements, couplings }: WireAssembly): Assembly {
  return {
    elements: elements.map(
      ({ product, place, width, height, axes, light: transomLight, areas, threshold, mirrored }) => {
        const own = { product, place, width, height, axes, areas, threshold };
        return { ...own, ...(transomLight && { light: transomLight }), ...(mirrored && { mirrored }) };
      },
    ),
    couplings: couplings.map(({ coupling: id }) => id),
  };
}
