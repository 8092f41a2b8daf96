import type { CartLine } from '@fenestra/contracts/http/cart';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { CartTotals } from '@fenestra/domain/pricing/cart-totals';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { partsOfStockLine } from '@fenestra/domain/pricing/stock-price';
import { unitPricesOfLine } from '@fenestra/domain/pricing/unit-prices-of-line';
import type { Shop } from '@fenestra/domain/shop/shops';
import { accessoriesOf } from '../configurator/accessory-to-wire';
import { priceTreeToWire } from '../configurator/price-tree-to-wire';
import { pictureUrls } from '../picture-urls';
import { namesOf } from '@fenestra/i18n/product-names';
import { productData } from './product-data';

type LineTotals = CartTotals['lines'][number];
type Configured = Extract<CartLine, { kind: 'configured' }>;
type Stocked = Extract<CartLine, { kind: 'stock' }>;
type Accessory = Extract<CartLine, { kind: 'accessory' }>;

/** A line as the protocol gives it. `free` counts the pieces in stock; null for what is made to measure. */
export function lineToWire(
  line: CartLine,
  totals: LineTotals | undefined,
  available: number | null,
  catalogue: Catalogue,
  shop: Shop,
): CartItem {
  const common = {
    line: line.line,
    quantity: line.quantity,
    unitPrice: totals?.unitNet ?? 0,
    unitPriceAfterDiscount: totals?.unitAfterDiscount ?? 0,
    price: totals?.net ?? 0,
    priceDetail: { ...priceDetailOf(line), ...partsOf(line, catalogue, shop) },
  };
  switch (line.kind) {
    case 'configured':
      return { ...common, ...configuredToWire(line, catalogue, shop) };
    case 'stock':
      return { ...common, ...stockToWire(line, available, catalogue, shop) };
    default:
      return { ...common, ...accessoryToWire(line, catalogue, shop) };
  }
}

/** The price tree of a line that has parts. */
function partsOf(line: CartLine, catalogue: Catalogue, shop: Shop): Pick<CartItem['priceDetail'], 'parts'> {
  if (line.kind === 'configured')
    return { parts: priceTreeToWire(line.offer.configuration, line.offer.quote, catalogue, shop) };
  if (line.kind === 'stock' && line.accessories)
    return { parts: priceTreeToWire(line.product.configuration, { parts: partsOfStockLine(line) }, catalogue, shop) };
  return {};
}

/** Unit prices in the groups of `ceny`: lines times their quantity add up to those (CARTDATA-09). */
function priceDetailOf(line: CartLine): CartItem['priceDetail'] {
  const { product, accessories, others } = unitPricesOfLine(line);
  return {
    unitProduct: product,
    product: product * line.quantity,
    unitAccessories: accessories,
    unitOthers: others,
  };
}

type OwnFields = Omit<CartItem, 'line' | 'quantity' | 'unitPrice' | 'unitPriceAfterDiscount' | 'price' | 'priceDetail'>;

function configuredToWire({ offer, quantity }: Configured, catalogue: Catalogue, shop: Shop): OwnFields {
  const { configuration, quote: priceBreakdown } = offer;
  const names = namesOf(configuration, catalogue, shop);
  return {
    item: configuration.product,
    configurationId: offer.configurationId,
    kind: 'vyrobek',
    name: names.product,
    priceCode: offer.priceCode,
    stock: false,
    subItems: subItems(configuration, priceBreakdown, quantity, catalogue, shop),
    dimension: null,
    colour: { name: names.colourOutside },
    note: {
      picture: pictureUrls.offer(offer.offerId),
      product: { data: productData(configuration, null, null, catalogue, shop, priceBreakdown) },
    },
  };
}

function stockToWire(line: Stocked, available: number | null, catalogue: Catalogue, shop: Shop): OwnFields {
  const { product, quantity, accessories } = line;
  const { configuration } = product;
  const names = namesOf(configuration, catalogue, shop);
  const priceBreakdown = { parts: partsOfStockLine(line) };
  return {
    item: String(product.product),
    configurationId: accessories?.configurationId ?? null,
    kind: 'vyrobek',
    name: names.product,
    priceCode: String(product.product),
    stock: true,
    subItems: accessoryItems(configuration, priceBreakdown, quantity, catalogue, shop),
    dimension: null,
    colour: { name: names.colourOutside },
    note: {
      picture: accessories?.offerId ? pictureUrls.offer(accessories.offerId) : pictureUrls.stock(product.product),
      product: { data: productData(configuration, product.product, available, catalogue, shop, priceBreakdown) },
    },
  };
}

function accessoryToWire(
  { accessory, dimension, unit = 'piece' }: Accessory,
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
    contents: entry?.contents,
    stock: true,
    subItems: [],
    dimension: dimension ?? null,
    colour: null,
    note: { picture: pictureUrls.accessory(accessory), product: null },
  };
}

/** Handle and accessories of a line, each with its share of the price (CARTDATA-08). */
function subItems(
  configuration: Configuration,
  priceBreakdown: PriceBreakdown,
  quantity: number,
  catalogue: Catalogue,
  shop: Shop,
): CartItem['subItems'] {
  const names = namesOf(configuration, catalogue, shop);
  const unitPrice = priceBreakdown.handle;
  const price = unitPrice * quantity;
  const handle = names.handle ? [{ name: names.handle, unitPrice, kind: 'handle' as const, price, quantity }] : [];
  return [...handle, ...accessoryItems(configuration, priceBreakdown, quantity, catalogue, shop)];
}

const accessoryItems = (
  configuration: Configuration,
  priceBreakdown: Pick<PriceBreakdown, 'parts'>,
  quantity: number,
  catalogue: Catalogue,
  shop: Shop,
): CartItem['subItems'] =>
  accessoriesOf(configuration, priceBreakdown, catalogue, shop).map(({ name, price, kind }) => ({
    ...{ name, unitPrice: price, kind, price: price * quantity, quantity },
  }));
