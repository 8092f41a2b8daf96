import type { Catalogue } from '../catalogue/index-catalogue';
import type { ChosenAccessory, Configuration } from '../configuration/configuration';
import { elementsOf } from '../configuration/assembly/elements';
import { accept, refuse, type Result } from '../result';
import { roundTo } from '../shop/rounding';
import { countryToken, type Shop } from '../shop/shops';
import { sillJoints } from './accessory-lines';
import type { CartForTotals } from './cart-totals';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import { regionsOf } from './regions';

type Load = Pick<CartForTotals, 'delivery' | 'lines'> & { readonly weightKg: number };

/**
 * Net fee of an order in minor units: pickup free, home delivery by zone of the region and total weight (windows-domain 9.1).
 * Where all is settled by phone it is calculated after the order (PAY-08). A region of another country is refused.
 */
export function deliveryPrice(
  { delivery, lines, weightKg }: Load,
  list: PriceList,
  shop: Shop,
): Result<number, 'delivery-refused'> {
  if (delivery?.kind !== 'delivery') return accept(0);
  const region = list.regionById.get(delivery.region);
  if (region?.country !== countryToken(shop)) return refuse('delivery-refused', { region: delivery.region });
  if (lines.length === 0 || shop.settledByPhone) return accept(0);

  const { freeKg, stepKg, longPieceOver } = list.tariffs;
  const { zones, longPiece, basePercent } = priceOf(list.tariffs.currencies, shop.currency, 'delivery in');
  const [base, step] = priceOf(zones, region.zone, 'zone');
  const steps = Math.max(0, Math.ceil((weightKg - freeKg) / stepKg));
  const isLong = (mm: number) => mm > longPieceOver;
  const longPieces = lines.reduce((sum, { piecesMm, quantity }) => sum + piecesMm.filter(isLong).length * quantity, 0);
  const scaled = roundTo(shop.priceStep, base * priceOf(basePercent, shop.id, 'delivery in shop')); // percent of whole units = minor units
  return accept(scaled + 100 * (steps * step + longPieces * longPiece));
}

/** The same by region of the country; nothing where all is settled by phone. */
export function deliveryPrices(
  { lines }: Pick<CartForTotals, 'lines'>,
  list: PriceList,
  shop: Shop,
): Record<string, number> {
  if (shop.settledByPhone) return {};
  const weightKg = weightOf(lines);
  const priced = regionsOf(shop, list).flatMap(({ id }) => {
    const price = deliveryPrice({ delivery: { kind: 'delivery', region: id }, lines, weightKg }, list, shop);
    return price.ok ? [[String(id), price.value] as const] : [];
  });
  return Object.fromEntries(priced);
}

/** Of all that a cart holds, kg to two decimals. */
export const weightOf = (lines: CartForTotals['lines']): number =>
  Math.round(lines.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0) * 100) / 100;

/**
 * The longest side of each piece that is carried, mm: elements of an assembly travel alone and are joined on site; a sill with
 * expansion joints is as many pieces (windows-domain 7.2).
 */
export const carriedPieces = (configuration: Configuration, catalogue: Catalogue): number[] => [
  ...elementsOf(configuration).map(({ width, height }) => Math.max(width, height)),
  ...configuration.areas.flatMap(({ accessories }) => accessories.flatMap((each) => sillPieces(each, catalogue))),
];

/** None for blinds and nets, which are put into their sashes. */
function sillPieces({ accessory, length = 0 }: ChosenAccessory, { sills }: Catalogue): number[] {
  const sill = sills.get(accessory);
  if (!sill) return [];
  const pieces = sillJoints(sill, length) + 1;
  return Array.from({ length: pieces }, () => length / pieces);
}
