import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from '../configuration/configuration';
import { glazedFields } from '../configuration/geometry/door-panel';
import { areaOf, type Shape, shapeOf } from '../configuration/geometry/shape';
import type { Shop } from '../shop/shops';
import { accessoryLines } from './accessory-lines';
import { fittingLines, handleLines } from './fitting-lines';
import { frameTable, lightPrice } from './frame-table';
import { glazingLines } from './glazing-lines';
import { type Cell, cellOf } from './price-cell';
import type { CrownLine } from './crown-line';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import type { PriceLine, PriceBreakdown } from './price-breakdown';
import { shopPrice, wholeCrowns } from './shop-price';

/**
 * The price of a single product that is made to measure (windows-domain 8.2): every line is rounded to whole crowns, then to
 * the shop's step, and the sums are sums of those lines. A size outside the price table is a fault: limits keep it inside.
 */
export function productPrice(
  configuration: Configuration,
  catalogue: Catalogue,
  priceList: PriceList,
  shop: Shop,
): PriceBreakdown {
  const shape = shapeOf(configuration, catalogue);
  const inShop = (lines: readonly CrownLine[]) => lines.map((line) => partOf(line, priceList, shop));
  const { price: base, width } = priceCellOf(shape, priceList);
  const light = lightPrice(shape, width, priceList);
  const product = [
    ...frameParts({ base, light }, shape, priceList, shop),
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
export function priceCellOf(shape: Shape, priceList: PriceList): Cell {
  const { configuration, product } = shape;
  const cell = cellOf(frameTable(shape, priceList), configuration.width, configuration.height);
  if (!cell) throw new Error(`no price for ${product.code} of ${configuration.width} × ${configuration.height} mm`);
  return cell;
}

/**
 * Base, profile and colour. `light` is how much of the base price is for a light and its transom. The parts of light and profile are differences, so
 * that together with the base they are one rounded line.
 */
function frameParts(
  { base, light }: { readonly base: number; readonly light: number },
  shape: Shape,
  priceList: PriceList,
  shop: Shop,
): PriceLine[] {
  const profilePercent = priceOf(priceList.surcharges.profiles, shape.profile.id, 'profile');
  const withProfile = wholeCrowns((base * profilePercent) / 100);
  const colour = wholeCrowns((withProfile * colourPercent(shape, priceList)) / 100);
  const net = shopPrice(base, priceList, shop);
  const withoutLight = shopPrice(base - light, priceList, shop);
  return [
    { key: 'base', net: withoutLight },
    { key: `light-${shape.configuration.light?.place}`, net: net - withoutLight },
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

export function partOf({ czk, ...line }: CrownLine, priceList: PriceList, shop: Shop): PriceLine {
  return { ...line, net: shopPrice(czk, priceList, shop) };
}

/** Triple glass is that of every pane: a solid filling has none. */
function promotionOf(shape: Shape, accessories: readonly PriceLine[]): PriceBreakdown['promotion'] {
  const { configuration, catalogue } = shape;
  const { areas } = configuration;
  const panes = glazedFields(shape);
  const whiteInnerSill = areas
    .flatMap((area) => area.accessories)
    .find(({ kind, colour }) => kind === 'inner-sill' && colour === whitePvc);
  return {
    tripleGlass:
      panes.length > 0 && panes.every((pane) => catalogue.glass.get(areaOf(shape, pane).glass)?.type === 'triple'),
    whiteInnerSills: whiteInnerSill ? sumOf(accessories.filter(({ item }) => item === whiteInnerSill.accessory)) : 0,
  };
}

/** White in barvy_IN_PVC. */
const whitePvc = 'IP-BI';

export const sumOf = (parts: readonly PriceLine[]): number => parts.reduce((sum, { net }) => sum + net, 0);
