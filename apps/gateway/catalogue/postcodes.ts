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
import { cachePolicies, CompressedFile } from '../pages/compressed-file';
import { successAnswer } from '../wire/wire-endpoint';
import { type Locality, readLocalities } from './read-localities';

/** Regions by id. */
export type DeliveryRegions = {
  /** Regions of the places with this postcode, the least expensive first; the most expensive possible region of an unlisted one. */
  readonly own: readonly number[];
  /** Regions that cost no less than one of these: an order may be priced for any of them. */
  readonly allowed: readonly number[];
  /** The postcode is in no list: the shop calls and settles where it delivers. */
  readonly isUnlisted: boolean;
};

/** Some hundred bytes each. */
const maxCachedRegions = 2_000;

/** The postcode list of a country: long, so it is put into words once for each price list, whose regions it names. */
@Injectable()
export class Postcodes {
  private readonly localities: ReadonlyMap<ShopCode, readonly Locality[]>;
  private readonly byPostcode: ReadonlyMap<ShopCode, ReadonlyMap<string, readonly Locality[]>>;
  /** Where recent orders went, by price list, shop and postcode. */
  private readonly cachedRegions = new LRUCache<string, DeliveryRegions>({ max: maxCachedRegions });
  private readonly cachedList = new Map<ShopCode, { readonly version: string; readonly list: CompressedFile }>();

  constructor(
    @Inject(Config) { POSTCODES_DIR }: GatewayConfig,
    private readonly priceLists: PriceListCache,
  ) {
    this.localities = new Map(shops.map((shop) => [shop.code, readLocalities(POSTCODES_DIR, shop)]));
    this.byPostcode = new Map(
      [...this.localities].map(([code, localities]) => [code, Map.groupBy(localities, ({ postcode }) => postcode)]),
    );
  }

  /** How a delivery to a postcode (as it was typed) is priced; undefined for what is none, or where prices are settled after the order (PAY-08). */
  async deliveryRegions(userInput: string, shop: Shop): Promise<DeliveryRegions | undefined> {
    const postcode = parsePostcode(userInput, shop.code);
    if (postcode === null || shop.settledByPhone) return undefined;
    const list = await this.priceLists.now();
    const key = `${list.version} ${shop.code} ${postcode}`;
    const known = this.cachedRegions.get(key) ?? this.resolveRegions(postcode, shop, list);
    this.cachedRegions.set(key, known);
    return known;
  }

  private resolveRegions(postcode: string, shop: Shop, list: PriceList): DeliveryRegions {
    const localities = this.byPostcode.get(shop.code)?.get(postcode) ?? [];
    const served = regionsAt(localities, shop, list);
    const regions = served.length > 0 ? served : this.likely(postcode, shop, list);
    return {
      own: sortByDeliveryPrice(regions, shop, list).map(({ id }) => id),
      allowed: regionsNotCheaperThan(regions, shop, list).map(({ id }) => id),
      isUnlisted: served.length === 0,
    };
  }

  /** The most expensive regions that a postcode in no list may lie in: the shop must not deliver for less than it costs. */
  private likely(postcode: string, shop: Shop, list: PriceList): Region[] {
    const likely = regionsAt(nearbyPlaces(postcode, this.localities.get(shop.code) ?? []), shop, list);
    const possible = likely.length > 0 ? likely : regionsOf(shop, list);
    const highest = regionsNotCheaperThan(sortByDeliveryPrice(possible, shop, list).slice(-1), shop, list);
    return possible.filter((region) => highest.includes(region));
  }

  /** Undefined for a country where no shop is. */
  async listFor(token: unknown): Promise<CompressedFile | undefined> {
    const shop = shops.find((known) => countryToken(known) === token);
    if (!shop) return undefined;
    const priceList = await this.priceLists.now();
    const { version } = priceList;
    const cachedList = this.cachedList.get(shop.code);
    if (cachedList?.version === version) return cachedList.list;
    const list = encodeList(shop, this.localities.get(shop.code) ?? [], priceList);
    this.cachedList.set(shop.code, { version, list });
    return list;
  }
}

/** A place whose region has no price keeps an empty code: the page says that it is not served (POST-08). */
const codeOf = ({ postcode, code }: Locality, shop: Shop, list: PriceList): string =>
  code ?? regionByPrefix(shop, postcode, list)?.code ?? '';

/** The regions of these places that have a price. */
function regionsAt(localities: readonly Locality[], shop: Shop, list: PriceList): Region[] {
  const codes = new Set(localities.map((locality) => codeOf(locality, shop, list)));
  return regionsOf(shop, list).filter(({ code }) => codes.has(code));
}

function encodeList(shop: Shop, localities: readonly Locality[], priceList: PriceList): CompressedFile {
  const list = localities.map((locality) => ({
    place: locality.name,
    postcode: locality.postcode,
    code: codeOf(locality, shop, priceList),
  }));
  const json = JSON.stringify(successAnswer(catalogueCalls.listPostcodes.answer, list));
  return new CompressedFile(json, 'application/json; charset=utf-8', cachePolicies.hour);
}
