import { Inject, Injectable } from '@nestjs/common';
import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { regionByPrefix } from '@fenestra/domain/pricing/regions';
import { countryToken, type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';
import { type Place, readPlaces } from './read-places';

/** The postcode list of a country: long, so it is put into words once for each price list, whose regions it names. */
@Injectable()
export class Postcodes {
  private readonly places: ReadonlyMap<ShopCode, readonly Place[]>;
  private readonly kept = new Map<ShopCode, { readonly version: string; readonly list: Encoded }>();

  constructor(
    @Inject(Config) { POSTCODES_DIR }: GatewayConfig,
    private readonly priceLists: PriceListCache,
  ) {
    this.places = new Map(shops.map((shop) => [shop.code, readPlaces(POSTCODES_DIR, shop)]));
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
  const json = JSON.stringify(done(restCalls.listPostcodes.answer, list));
  return new Encoded(json, 'application/json; charset=utf-8', caching.hour);
}
