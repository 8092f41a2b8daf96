import { Injectable } from '@nestjs/common';
import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { postcodesOf } from '@fenestra/domain/pricing/regions';
import { countryToken, type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';

/** The postcode list of a country: long, so it is put into words once for each price list. */
@Injectable()
export class Postcodes {
  private readonly kept = new Map<ShopCode, { readonly version: string; readonly list: Encoded }>();

  constructor(private readonly priceLists: PriceListCache) {}

  /** Undefined for a country where no shop is. */
  async of(token: unknown): Promise<Encoded | undefined> {
    const shop = shops.find((known) => countryToken(known) === token);
    if (!shop) return undefined;
    const priceList = await this.priceLists.now();
    const { version } = priceList;
    const kept = this.kept.get(shop.code);
    if (kept?.version === version) return kept.list;
    const list = encoded(shop, priceList);
    this.kept.set(shop.code, { version, list });
    return list;
  }
}

function encoded(shop: Shop, priceList: PriceList): Encoded {
  const json = JSON.stringify(done(restCalls.listPostcodes.answer, postcodesOf(shop, priceList)));
  return new Encoded(json, 'application/json; charset=utf-8', caching.hour);
}
