import { Injectable } from '@nestjs/common';
import { postcodesOf, type RegionCountry, regionsOf } from '@fenestra/domain/pricing/regions';
import { accept } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CurrentPriceList } from './current-price-list';

/** Where the shop delivers to: regions of its country, and the postcodes that lead to them (OPEN-Q-62). */
@Injectable()
export class ListRegions {
  constructor(private readonly priceList: CurrentPriceList) {}

  async regionsOf(shopId: ShopId) {
    const country = shopById(shopId).country.toLowerCase() as RegionCountry;
    const regions = regionsOf(country, this.priceList.now);
    return accept(regions.map(({ id, code, name }) => ({ region: id, code, name })));
  }

  async postcodesOf(country: RegionCountry) {
    const postcodes = postcodesOf(country, this.priceList.now);
    return accept(postcodes.map(({ place, postcode, code }) => ({ place, postcode, code })));
  }
}
