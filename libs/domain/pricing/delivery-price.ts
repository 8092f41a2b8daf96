import type { Configuration } from '../configuration/configuration';
import { elementsOf } from '../configuration/assembly/elements';
import { accept, refuse, type Result } from '../result';
import { roundTo } from '../shop/rounding';
import { countryToken, type Shop } from '../shop/shops';
import type { CartForTotals } from './cart-totals';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';

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
  const longPieces = lines.reduce((sum, line) => sum + (line.longestSideMm > longPieceOver ? line.quantity : 0), 0);
  const scaled = roundTo(shop.priceStep, base * priceOf(basePercent, shop.id, 'delivery in shop')); // percent of whole units = minor units
  return accept(scaled + 100 * (steps * step + longPieces * longPiece));
}

/** Longest side of what is carried, mm: the elements of an assembly travel alone and are joined on site. */
export const longestSideOf = (configuration: Configuration): number =>
  Math.max(...elementsOf(configuration).flatMap(({ width, height }) => [width, height]));
