import { parsePriceList, type PriceList, type PriceTable } from '../pricing/price-list';
import { regionsOf } from '../pricing/regions';
import { type Shop, shops } from '../shop/shops';
import { type DataError, throwOnErrors } from './data-error';
import { missingNames } from './missing-names';
import { negativePrices } from './negative-prices';

/** The price list of a data folder; throws one error that names every fault. */
export function priceListToRelease(files: object): PriceList {
  const priceList = parsePriceList(files);
  throwOnErrors(priceListErrors(priceList));
  return priceList;
}

/** Why a price list may not go live, whatever is on offer: what no shop could calculate with. */
export function priceListErrors(list: PriceList): DataError[] {
  return [
    ...Object.entries(list.tables).flatMap(([code, table]) => tableFaults(code, table)),
    ...shops.flatMap((shop) => [...levelFaults(shop, list), ...deliveryFaults(shop, list)]),
    ...missingNames({ discounts: list.discounts }),
    ...negativePrices(list),
  ];
}

function tableFaults(entry: string, { widths, heights, prices }: PriceTable): DataError[] {
  const ascending = (edges: readonly number[]) => edges.every((edge, i) => i === 0 || edge > edges[i - 1]!);
  const complete = prices.length === heights.length && prices.every((row) => row.length === widths.length);
  return [
    ...(complete ? [] : [{ file: 'tables', entry, reason: 'has holes' }]),
    ...(ascending(widths) && ascending(heights) ? [] : [{ file: 'tables', entry, reason: 'is not in order' }]),
  ];
}

const levelFaults = ({ id }: Shop, list: PriceList): DataError[] =>
  list.shops[id] ? [] : [{ file: 'shops', entry: id, reason: 'no price level of this shop' }];

/** A shop that delivers at a price has a tariff for the zone of each of its regions. */
function deliveryFaults(shop: Shop, list: PriceList): DataError[] {
  const regions = regionsOf(shop, list);
  if (regions.length === 0) return [{ file: 'regions', entry: shop.country, reason: 'no region of this country' }];
  if (shop.settledByPhone) return [];
  const tariff = list.tariffs.currencies[shop.currency];
  if (!tariff) return [{ file: 'tariffs', entry: shop.currency, reason: 'no tariff in this currency' }];
  const unpriced = regions.filter(({ zone }) => !tariff.zones[zone]);
  return [
    ...(tariff.basePercent[shop.id] === undefined
      ? [{ file: 'tariffs', entry: shop.currency, reason: `no basePercent of shop ${shop.id}` }]
      : []),
    ...unpriced.map(({ id, zone }) => ({
      file: 'regions',
      entry: id,
      reason: `zone ${zone} has no tariff in ${shop.currency}`,
    })),
  ];
}
