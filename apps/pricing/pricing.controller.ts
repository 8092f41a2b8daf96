import { Controller } from '@nestjs/common';
import {
  listDiscounts,
  listPostcodes,
  listRegions,
  quoteConfigurations,
  quoteItems,
  totalCart,
} from '@fenestra/contracts/http/pricing';
import { type Call, Serve } from '@fenestra/platform/http-edge';
import { ListDiscounts } from './list-discounts';
import { ListRegions } from './list-regions';
import { QuoteConfigurations } from './quote-configurations';
import { QuoteItems } from './quote-items';
import { TotalCart } from './total-cart';

@Controller()
export class PricingController {
  constructor(
    private readonly quoteConfigurations: QuoteConfigurations,
    private readonly quoteItems: QuoteItems,
    private readonly totalCart: TotalCart,
    private readonly listRegions: ListRegions,
    private readonly listDiscounts: ListDiscounts,
  ) {}

  @Serve(quoteConfigurations)
  quotes({ body: { shopId, configurations } }: Call<typeof quoteConfigurations>) {
    return this.quoteConfigurations.execute(shopId, configurations);
  }

  @Serve(quoteItems)
  items({ body: { shopId, items } }: Call<typeof quoteItems>) {
    return this.quoteItems.execute(shopId, items);
  }

  @Serve(totalCart)
  totals({ body }: Call<typeof totalCart>) {
    return this.totalCart.execute(body);
  }

  @Serve(listRegions)
  regions({ query: { shopId } }: Call<typeof listRegions>) {
    return this.listRegions.regionsOf(shopId);
  }

  @Serve(listPostcodes)
  postcodes({ query: { country } }: Call<typeof listPostcodes>) {
    return this.listRegions.postcodesOf(country);
  }

  @Serve(listDiscounts)
  discounts({ query: { shopId } }: Call<typeof listDiscounts>) {
    return this.listDiscounts.execute(shopId);
  }
}
