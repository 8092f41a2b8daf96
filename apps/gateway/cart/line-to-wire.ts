import type { CartLine } from '@fenestra/contracts/http/cart';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { inFilling, ownGlass } from '@fenestra/domain/configuration/geometry/own-glass';
import { openingWords } from '@fenestra/domain/drawing/describe';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { CartTotals } from '@fenestra/domain/pricing/cart-totals';
import type { Quote } from '@fenestra/domain/pricing/price-tree';
import type { Shop } from '@fenestra/domain/shop/shops';
import { accessoriesOf } from '../configurator/accessory-to-wire';
import { priceTreeToWire } from '../configurator/price-tree-to-wire';
import { pictureOf } from '../pictures';
import { assemblyTexts } from './assembly-texts';
import { accessoryWords, withoutTitle } from '@fenestra/i18n/accessory-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import { namesOf, type ProductNames } from '@fenestra/i18n/product-names';

type Sums = CartTotals['lines'][number];
type Configured = Extract<CartLine, { kind: 'configured' }>;
type Stocked = Extract<CartLine, { kind: 'stock' }>;
type Accessory = Extract<CartLine, { kind: 'accessory' }>;

/** A line as the protocol gives it. `free` counts the pieces in stock; null for what is made to measure. */
export function lineToWire(
  line: CartLine,
  sums: Sums | undefined,
  free: number | null,
  catalogue: Catalogue,
  shop: Shop,
): CartItem {
  const common = {
    line: line.line,
    quantity: line.quantity,
    unitPrice: sums?.unitNet ?? 0,
    unitPriceAfterDiscount: sums?.unitAfterDiscount ?? 0,
    price: sums?.net ?? 0,
  };
  if (line.kind === 'configured') return { ...common, ...configuredToWire(line, catalogue, shop) };
  return line.kind === 'stock'
    ? { ...common, ...stockToWire(line, free, catalogue, shop) }
    : { ...common, ...accessoryToWire(line, catalogue, shop) };
}

type Chosen = ReturnType<typeof accessoriesOf>[number];
type OwnFields = Omit<CartItem, 'line' | 'quantity' | 'unitPrice' | 'unitPriceAfterDiscount' | 'price'>;

function configuredToWire({ offer, quantity }: Configured, catalogue: Catalogue, shop: Shop): OwnFields {
  const { configuration, quote } = offer;
  const names = namesOf(configuration, catalogue, shop);
  return {
    item: configuration.product,
    configurationId: offer.configurationId,
    kind: 'vyrobek',
    name: names.product,
    priceCode: offer.priceCode,
    stock: false,
    subItems: subItems(configuration, quote, quantity, catalogue, shop),
    priceDetail: {
      unitProduct: quote.product,
      product: quote.product * quantity,
      unitAccessories: quote.accessories,
      unitOthers: quote.handle,
      parts: priceTreeToWire(configuration, quote, catalogue, shop),
    },
    dimension: null,
    colour: { name: names.colourOutside },
    note: {
      picture: pictureOf.offer(offer.offerId),
      product: { data: productData(configuration, null, null, catalogue, shop, quote) },
    },
  };
}

function stockToWire(
  { product, net, quantity }: Stocked,
  free: number | null,
  catalogue: Catalogue,
  shop: Shop,
): OwnFields {
  const { configuration } = product;
  const names = namesOf(configuration, catalogue, shop);
  return {
    item: String(product.product),
    configurationId: null,
    kind: 'vyrobek',
    name: names.product,
    priceCode: String(product.product),
    stock: true,
    subItems: [],
    priceDetail: { unitProduct: net, product: net * quantity, unitAccessories: 0, unitOthers: 0 },
    dimension: null,
    colour: { name: names.colourOutside },
    note: {
      picture: pictureOf.stock(product.product),
      product: { data: productData(configuration, product.product, free, catalogue, shop) },
    },
  };
}

function accessoryToWire(
  { accessory, dimension, net, unit = 'piece' }: Accessory,
  catalogue: Catalogue,
  { code }: Shop,
): OwnFields {
  const entry = catalogue.accessories.get(accessory);
  return {
    item: String(accessory),
    configurationId: null,
    kind: 'prislusenstvi',
    name: entry ? nameIn(entry.names, code) : String(accessory),
    priceCode: String(accessory),
    unit,
    stock: true,
    subItems: [],
    priceDetail: { unitProduct: 0, product: 0, unitAccessories: net, unitOthers: 0 },
    dimension: dimension ?? null,
    colour: null,
    note: { picture: pictureOf.accessory(accessory), product: null },
  };
}

/**
 * CARTDATA-11; spacer and ornament are those of the first area, glass is that of all areas; of a door those of its filling, which
 * has none where it is solid. The light of a door is told with its own.
 */
function productData(
  configuration: Configuration,
  stockProduct: number | null,
  free: number | null,
  catalogue: Catalogue,
  shop: Shop,
  quote?: Quote,
): NonNullable<CartItem['note']['product']>['data'] {
  const names = namesOf(configuration, catalogue, shop);
  const { areas, filling } = configuration;
  const glazed = filling === null ? areas : names.isGlazed ? inFilling(configuration) : [];
  const [first] = glazed;
  const ofLight = filling === null ? [] : ownGlass(configuration).map(names.glazing);
  const chosen = quote ? accessoriesOf(configuration, quote, catalogue, shop) : [];
  return {
    type: names.type,
    code: configuration.product,
    stock: stockProduct !== null,
    stockProduct,
    available: free,
    width: configuration.width,
    height: configuration.height,
    colourInsideName: names.colourInside,
    colourOutsideName: names.colourOutside,
    handleName: names.handle,
    profile: configuration.profile,
    profileName: names.profile,
    glassName: [...new Set(glazed.map(names.glass))].join('; '),
    spacerName: first ? names.spacer(first) : '',
    ornamentName: first ? names.ornament(first) : null,
    ...(configuration.room !== undefined && { room: configuration.room }),
    ...(filling !== null && doorNames(names)),
    ...(names.light && { lightName: [names.light, ...ofLight].join(', ') }),
    ...(configuration.assembly
      ? assemblyTexts(configuration, catalogue, shop)
      : { openingName: openingWords(configuration, drawingFactsOf(configuration, catalogue), textsOf(shop).drawing) }),
    accessories: chosen.map((one) => {
      return { ...namedParts(one, configuration, catalogue, shop), price: one.price, quantity: 1, kind: one.kind };
    }),
  };
}

/** What a door is made of beside its profile and handle (DOOR-01, DOOR-02). */
const doorNames = (names: ProductNames) => ({
  fillingName: names.filling,
  lockName: names.lock,
  thresholdName: names.threshold,
});

/** What an accessory is for the product, and how it is made (CARTDATA-12). */
function namedParts(
  { kind, area, name: inCatalogue }: Chosen,
  { areas }: Configuration,
  catalogue: Catalogue,
  shop: Shop,
): { name: string; priceName: string } {
  const { parts } = textsOf(shop);
  const name = parts.names[kind];
  const found = areas.find(({ id }) => id === area)?.accessories.find((one) => one.kind === kind);
  const words = found ? accessoryWords(found, catalogue, parts, shop.code) : inCatalogue;
  return { name, priceName: withoutTitle(words, name) };
}

/** Handle and accessories of a line, each with its share of the price (CARTDATA-08). */
function subItems(
  configuration: Configuration,
  quote: Quote,
  quantity: number,
  catalogue: Catalogue,
  shop: Shop,
): CartItem['subItems'] {
  const names = namesOf(configuration, catalogue, shop);
  const handle = names.handle ? [{ name: names.handle, unitPrice: quote.handle, kind: 'klika' }] : [];
  const others = accessoriesOf(configuration, quote, catalogue, shop).map(({ name, price, kind }) => ({
    name,
    unitPrice: price,
    kind: kind === 'blind' ? 'zaluzie' : kind,
  }));
  return [...handle, ...others].map((sub) => ({ ...sub, price: sub.unitPrice * quantity, quantity }));
}
