import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { parsePostcode } from '@fenestra/domain/ordering/contact';
import { nearbyPlaces } from '@fenestra/domain/pricing/nearby-places';
import type { PriceList, Region } from '@fenestra/domain/pricing/price-list';
import {
  sortByDeliveryPrice,
  regionsNotCheaperThan,
  regionByPrefix,
  regionsOf,
} from '@fenestra/domain/pricing/regions';
import { countryToken, type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';
import { type Place, readPlaces } from './read-places';

/** Regions by id. */
export type PricedFor = {
  /** Regions of the places with this postcode, the least expensive first; the most expensive possible region of an unlisted one. */
  readonly own: readonly number[];
  /** Regions that cost no less than one of these: an order may be priced for any of them. */
  readonly allowed: readonly number[];
  /** The postcode is in no list: the shop calls and settles where it delivers. */
  readonly isUnlisted: boolean;
};

/** Some hundred bytes each. */
const mostReckoned = 2_000;

/** The postcode list of a country: long, so it is put into words once for each price list, whose regions it names. */
@Injectable()
export class Postcodes {
  private readonly places: ReadonlyMap<ShopCode, readonly Place[]>;
  private readonly byPostcode: ReadonlyMap<ShopCode, ReadonlyMap<string, readonly Place[]>>;
  /** Where recent orders went, by price list, shop and postcode. */
  private readonly reckoned = new LRUCache<string, PricedFor>({ max: mostReckoned });
  private readonly kept = new Map<ShopCode, { readonly version: string; readonly list: Encoded }>();

  constructor(
    @Inject(Config) { POSTCODES_DIR }: GatewayConfig,
    private readonly priceLists: PriceListCache,
  ) {
    this.places = new Map(shops.map((shop) => [shop.code, readPlaces(POSTCODES_DIR, shop)]));
    this.byPostcode = new Map(
      [...this.places].map(([code, places]) => [code, Map.groupBy(places, ({ postcode }) => postcode)]),
    );
  }

  /** How a delivery to a postcode (as it was typed) is priced; undefined for what is none, or where prices are settled after the order (PAY-08). */
  async pricedFor(typed: string, shop: Shop): Promise<PricedFor | undefined> {
    const postcode = parsePostcode(typed, shop.code);
    if (postcode === null || shop.settledByPhone) return undefined;
    const list = await this.priceLists.now();
    const key = `${list.version} ${shop.code} ${postcode}`;
    const known = this.reckoned.get(key) ?? this.price(postcode, shop, list);
    this.reckoned.set(key, known);
    return known;
  }

  private price(postcode: string, shop: Shop, list: PriceList): PricedFor {
    const places = this.byPostcode.get(shop.code)?.get(postcode) ?? [];
    const served = regionsAt(places, shop, list);
    const regions = served.length > 0 ? served : this.likely(postcode, shop, list);
    return {
      own: sortByDeliveryPrice(regions, shop, list).map(({ id }) => id),
      allowed: regionsNotCheaperThan(regions, shop, list).map(({ id }) => id),
      isUnlisted: served.length === 0,
    };
  }

  /** The most expensive regions that a postcode in no list may lie in: the shop must not deliver for less than it costs. */
  private likely(postcode: string, shop: Shop, list: PriceList): Region[] {
    const likely = regionsAt(nearbyPlaces(postcode, this.places.get(shop.code) ?? []), shop, list);
    const possible = likely.length > 0 ? likely : regionsOf(shop, list);
    const highest = regionsNotCheaperThan(sortByDeliveryPrice(possible, shop, list).slice(-1), shop, list);
    return possible.filter((region) => highest.includes(region));
  }

  /** Undefined for a country where no shop is. */
  async of(token: unknown): Promise<Encoded | undefined> {
    const shop = shops.find((known) => countryToken(known) === token);
    if (!shop) return undefined;
    const priceList = await this.priceLists.now();
    const { version } = priceList;
    const kept = this.kept.get(shop.code);
    if (kept?.version === version) return kept.list;
    const list = encoded(shop, this.places.get(shop.code) ?? [], priceList);
    this.kept.set(shop.code, { version, list });
    return list;
  }
}

/** A place whose region has no price keeps an empty code: the page says that it is not served (POST-08). */
const codeOf = ({ postcode, code }: Place, shop: Shop, list: PriceList): string =>
  code ?? regionByPrefix(shop, postcode, list)?.code ?? '';

/** The regions of these places that have a price. */
function regionsAt(places: readonly Place[], shop: Shop, list: PriceList): Region[] {
  const codes = new Set(places.map((place) => codeOf(place, shop, list)));
  return regionsOf(shop, list).filter(({ code }) => codes.has(code));
}

function encoded(shop: Shop, places: readonly Place[], priceList: PriceList): Encoded {
  const list = places.map((place) => ({
    place: place.name,
    postcode: place.postcode,
    code: codeOf(place, shop, priceList),
  }));
  const json = JSON.stringify(done(catalogueCalls.listPostcodes.answer, list));
  return new Encoded(json, 'application/json; charset=utf-8', caching.hour);
}
