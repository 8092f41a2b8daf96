import { Injectable } from '@nestjs/common';
import { readPriceList, readActivePriceList } from '@fenestra/contracts/http/pricing';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';
import { Clock } from '@fenestra/platform/service/clock';
import { CurrentVersion } from '@fenestra/platform/database/current-version';
import { PricingClient } from './service-clients';

/** The price list that is sold by now, for services that calculate prices themselves. Each version is read once. */
@Injectable()
export class PriceListCache {
  private readonly current: CurrentVersion<PriceList>;

  constructor(
    private readonly pricing: PricingClient,
    clock: Clock,
  ) {
    this.current = new CurrentVersion(
      clock,
      () => this.version(),
      (version) => this.read(version),
    );
  }

  /** At most two seconds old; throws when pricing has not answered for a minute. */
  now(): Promise<PriceList> {
    return this.current.now();
  }

  private async version(): Promise<string> {
    const answer = await this.pricing.call(readActivePriceList, {});
    if (!answer.ok) throw new Error('no price list is in force');
    return answer.value.version;
  }

  private async read(version: string): Promise<PriceList> {
    const answer = await this.pricing.call(readPriceList, { params: { version } });
    if (!answer.ok) throw new Error(`no price list ${version}`);
    return parsePriceList(answer.value);
  }
}
