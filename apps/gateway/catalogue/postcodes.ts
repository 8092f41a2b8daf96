import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { postcodeNumber } from '@fenestra/domain/ordering/contact';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { noCheaperThan, regionByPrefix, regionsOf } from '@fenestra/domain/pricing/regions';
import { countryToken, type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';
import { type Place, readPlaces } from './read-places';

/** Some hundred bytes each. */
const mostReckoned = 2_000;

/** The postcode list of a country: long, so it is put into words once for each price list, whose regions it names. */
@Injectable()
export class Postcodes {
  private readonly places: ReadonlyMap<ShopCode, readonly Place[]>;
  private readonly byPostcode: ReadonlyMap<ShopCode, ReadonlyMap<string, readonly Place[]>>;
  /** Where recent orders went, by price list, shop and postcode. */
  private readonly reckoned = new LRUCache<string, { readonly regions: number[] | undefined }>({ max: mostReckoned });
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

  /** Where an order for a postcode (as it was typed) may be reckoned for; undefined where it tells no region, or the price is not known yet (PAY-08). */
  async regionsFor(typed: string, shop: Shop): Promise<number[] | undefined> {
    const postcode = postcodeNumber(typed, shop.code);
    if (postcode === null || shop.settledByPhone) return undefined;
    const list = await this.priceLists.now();
    const key = `${list.version} ${shop.code} ${postcode}`;
    const known = this.reckoned.get(key) ?? { regions: this.reckon(postcode, shop, list) };
    this.reckoned.set(key, known);
    return known.regions;
  }

  private reckon(postcode: string, shop: Shop, list: PriceList): number[] | undefined {
    const places = this.byPostcode.get(shop.code)?.get(postcode) ?? [];
    const codes = new Set(places.map(({ code }) => code));
    const named = regionsOf(shop, list).filter(({ code }) => codes.has(code));
    const begun = regionByPrefix(shop, postcode, list);
    const served = named.length > 0 ? named : begun ? [begun] : [];
    return served.length > 0 ? noCheaperThan(served, shop, list).map(({ id }) => id) : undefined;
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
function encoded(shop: Shop, places: readonly Place[], priceList: PriceList): Encoded {
  const list = places.map(({ postcode, name, code }) => ({
    place: name,
    postcode,
    code: code ?? regionByPrefix(shop, postcode, priceList)?.code ?? '',
  }));
  const json = JSON.stringify(done(catalogueCalls.listPostcodes.answer, list));
  return new Encoded(json, 'application/json; charset=utf-8', caching.hour);
}
