import type { Catalogue } from '../catalogue/parse-catalogue';
import type { Configuration } from '../configuration/configuration';
import { type Shape, shapeOf } from '../configuration/geometry/shape';
import type { Shop } from '../shop/shops';
import { accessoryLines } from './accessory-lines';
import { fittingLines, handleLines } from './fitting-lines';
import { glazingLines } from './glazing-lines';
import { type Cell, cellOf } from './price-cell';
import type { Line } from './line';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import type { PricePart, Quote } from './price-tree';
import { shopPrice, wholeCrowns } from './shop-price';

/**
 * The price of a single product that is made to measure (windows-domain 8.2): every line is rounded to whole crowns, then to
 * the shop's step, and the sums are sums of those lines. A size outside the price table is a fault: limits keep it inside.
 */
export function productQuote(
  configuration: Configuration,
  catalogue: Catalogue,
  priceList: PriceList,
  shop: Shop,
): Quote {
  const shape = shapeOf(configuration, catalogue);
  const inShop = (lines: readonly Line[]) => lines.map((line) => partOf(line, priceList, shop));
  const product = [
    ...frameParts(priceCellOf(shape, priceList).price, shape, priceList, shop),
    ...inShop([...glazingLines(shape, priceList), ...fittingLines(shape, priceList)]),
  ];
  const handle = inShop(handleLines(shape, priceList));
  const accessories = inShop(accessoryLines(shape, priceList));
  const sums = { product: sumOf(product), handle: sumOf(handle), accessories: sumOf(accessories) };
  return {
    schema: 1,
    priceList: priceList.version,
    currency: shop.currency,
    ...sums,
    parts: { product, handle, accessories },
    total: sums.product + sums.handle + sums.accessories,
    promotion: promotionOf(shape, accessories),
  };
}

/** The cell of the price table that a size falls into. */
export function priceCellOf({ configuration, product }: Shape, priceList: PriceList): Cell {
  const table = priceList.tables[product.priceTable];
  const cell = table && cellOf(table, configuration.width, configuration.height);
  if (!cell) throw new Error(`no price for ${product.code} of ${configuration.width} × ${configuration.height} mm`);
  return cell;
}

/** What the frame costs in a shop: base, profile and colour of a base price in whole crowns. */
export function framePrice(base: number, shape: Shape, priceList: PriceList, shop: Shop): number {
  return sumOf(frameParts(base, shape, priceList, shop));
}

/** The profile's part is a difference, so that base and profile together are one rounded line. */
function frameParts(base: number, shape: Shape, priceList: PriceList, shop: Shop): PricePart[] {
  const profilePercent = priceOf(priceList.surcharges.profiles, shape.profile.id, 'profile');
  const withProfile = wholeCrowns((base * profilePercent) / 100);
  const colour = wholeCrowns((withProfile * colourPercent(shape, priceList)) / 100);
  const net = shopPrice(base, priceList, shop);
  return [
    { key: 'base', net },
    { key: 'profile', item: shape.profile.id, net: shopPrice(withProfile, priceList, shop) - net },
    { key: 'colour', net: shopPrice(colour, priceList, shop) },
  ].filter((part) => part.key === 'base' || part.net !== 0);
}

/** White both sides 0, decor outside or on both sides by the group of the decor (CLR-03, CLR-04, OPEN-Q-28). */
function colourPercent({ configuration, catalogue }: Shape, { surcharges }: PriceList): number {
  const { inside, outside } = configuration.colour;
  const group = catalogue.colours.get(outside)?.group ?? 'white';
  if (group === 'white') return 0;
  return surcharges.colours[inside === outside ? 'both' : 'outside'][group];
}

function partOf({ czk, ...line }: Line, priceList: PriceList, shop: Shop): PricePart {
  return { ...line, net: shopPrice(czk, priceList, shop) };
}

function promotionOf({ configuration, catalogue }: Shape, accessories: readonly PricePart[]): Quote['promotion'] {
  const { areas } = configuration;
  const whiteInnerSill = areas
    .flatMap((area) => area.accessories)
    .find(({ kind, colour }) => kind === 'inner-sill' && colour === whitePvc);
  return {
    tripleGlass: areas.every(({ glass }) => catalogue.glass.get(glass)?.type === 'triple'),
    whiteInnerSills: whiteInnerSill ? sumOf(accessories.filter(({ item }) => item === whiteInnerSill.accessory)) : 0,
  };
}

/** White in barvy_IN_PVC. */
const whitePvc = 'IP-BI';

export const sumOf = (parts: readonly PricePart[]): number => parts.reduce((sum, { net }) => sum + net, 0);
