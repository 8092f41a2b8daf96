import { Injectable } from '@nestjs/common';
import type { Change } from '@fenestra/domain/configuration/change';
import { budgetFor } from '@fenestra/domain/configuration/repairs/repairs';
import { type PricePreview, previewPrice } from '@fenestra/domain/pricing/preview-price';
import { accept, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { fairScheduler } from '@fenestra/platform/service/fair-scheduler';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { Configurations } from './configuration.table';
import { PricingContexts } from './pricing-context';

/** So many refusals get the longest search for repairs; after them, refusals of the same request get none. */
const maxFullRepairSearches = 4;

@Injectable()
export class PreviewPrices {
  constructor(
    private readonly configurations: Configurations,
    private readonly pricingContexts: PricingContexts,
  ) {}

  /** What each try would make of the configuration and its price; nothing is stored. */
  async execute(
    id: string,
    shopId: ShopId,
    tries: readonly (readonly Change[])[],
  ): Promise<Result<PricePreview[], 'configuration-unknown'>> {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    const { content } = found.value;
    const sale = await this.pricingContexts.of(found.value);
    const previews: PricePreview[] = [];
    const budget = budgetFor(maxFullRepairSearches);
    const ownTurn = fairScheduler(currentTrace()?.callerLeft?.());
    for (const changes of tries) {
      previews.push(measureCpu(() => previewPrice(changes, content, sale, budget)));
      await ownTurn(); // a long list of refusals does not keep others waiting
    }
    return accept(previews);
  }
}
