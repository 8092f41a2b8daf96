import type { Catalogue } from '../catalogue/index-catalogue';
import type { ChosenAccessory } from '../configuration/configuration';
import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import { shopPrice, wholeCrowns } from './shop-price';

type Lowest = { readonly kind: ChosenAccessory['kind']; readonly fromPrice: number };

/**
 * What an accessory of each kind costs at least, net minor units: sills by the metre in the least depth, blinds and nets in
 * the smallest size that is charged.
 */
export function lowestAccessoryPrices({ data }: Catalogue, priceList: PriceList, shop: Shop): Lowest[] {
  const { sills, shades } = priceList;
  const metresOf = (wanted: ChosenAccessory['kind']) =>
    data.sills
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ id }) => Object.values(priceOf(sills, id, 'sill').perMetre));
  const lowest = (kind: Lowest['kind'], czk: readonly number[]): Lowest => ({
    kind,
    fromPrice: shopPrice(wholeCrowns(Math.min(...czk)), priceList, shop),
  });
  return [
    lowest('inner-sill', metresOf('inner-sill')),
    lowest('outer-sill', metresOf('outer-sill')),
    lowest(
      'blind',
      data.blinds.map(({ id, minimumArea }) => minimumArea * priceOf(shades.blinds, id, 'blind').perM2),
    ),
    lowest(
      'net',
      data.nets.map(({ id, minimumArea }) => minimumArea * priceOf(shades.nets, id, 'net').perM2),
    ),
  ];
}
