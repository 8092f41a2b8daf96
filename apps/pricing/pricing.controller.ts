import { Controller } from '@nestjs/common';
import { readPriceList, readActivePriceList } from '@fenestra/contracts/http/pricing';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { CurrentPriceList } from './current-price-list';
import { ReadPriceList } from './read-price-list';

@Controller()
export class PricingController {
  constructor(
    private readonly current: CurrentPriceList,
    private readonly readPriceList: ReadPriceList,
  ) {}

  @Serve(readActivePriceList)
  async inForce() {
    return accept({ version: await this.current.version() });
  }

  @Serve(readPriceList)
  priceList({ params: { version } }: Call<typeof readPriceList>) {
    return this.readPriceList.execute(version);
  }
}
