import { Injectable } from '@nestjs/common';
import { countryTokens, restCalls } from '@fenestra/contracts/wire/rest-calls';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { postcodesOf } from '@fenestra/domain/pricing/regions';
import { KnownPriceLists } from '@fenestra/clients/known-price-lists';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';

type Country = (typeof countryTokens)[number];

/** The postcode list of a country: long, so it is put into words once for each price list. */
@Injectable()
export class Postcodes {
  private readonly kept = new Map<Country, { readonly version: string; readonly list: Encoded }>();

  constructor(private readonly priceLists: KnownPriceLists) {}

  /** Undefined for a country where no shop is. */
  async of(token: unknown): Promise<Encoded | undefined> {
    const country = countryTokens.find((known) => known === token);
    if (!country) return undefined;
    const priceList = await this.priceLists.now();
    const { version } = priceList;
    const kept = this.kept.get(country);
    if (kept?.version === version) return kept.list;
    const list = encoded(country, priceList);
    this.kept.set(country, { version, list });
    return list;
  }
}

function encoded(country: Country, priceList: PriceList): Encoded {
  const json = JSON.stringify(done(restCalls.listPostcodes.answer, postcodesOf(country, priceList)));
  return new Encoded(json, 'application/json; charset=utf-8', caching.hour);
}
