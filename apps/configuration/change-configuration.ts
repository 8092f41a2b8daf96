import { Injectable } from '@nestjs/common';
import type { ProductView } from '@fenestra/contracts/http/configuration';
import type { Change } from '@fenestra/domain/configuration/change';
import type { SideEffect } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import { sideEffectsOf } from '@fenestra/domain/configuration/changes/side-effects';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { changeAtPrices } from '@fenestra/domain/pricing/preview-price';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { Configurations } from './configuration.table';
import { ViewProduct } from './product.view';
import { PricingContexts } from './pricing-context';

export type RequestedChange = {
  readonly shopId: ShopId;
  readonly change: Change;
  /** The revision that the caller has seen; with it a change of another tab is not overwritten. */
  readonly seen?: number | undefined;
  readonly changeId?: string | undefined;
  readonly undrawn?: boolean | undefined;
};

type Refusal = 'configuration-unknown' | 'change-refused' | 'revision-outdated';

const maxAttempts = 20; // each one means that another change got through

@Injectable()
export class ChangeConfiguration {
  constructor(
    private readonly configurations: Configurations,
    private readonly pricingContexts: PricingContexts,
    private readonly view: ViewProduct,
  ) {}

  /** Applies the change to what is stored, and again when another change was quicker. */
  async execute(id: string, request: RequestedChange): Promise<Result<ProductView, Refusal>> {
    const { shopId, change, seen, changeId, undrawn } = request;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const found = await this.configurations.find(id, shopId);
      if (!found.ok) return found;
      const present = found.value;
      if (changeId && present.changeIds.includes(changeId)) return this.view.of(present, { undrawn });
      if (seen && seen !== present.revision) return refuse('revision-outdated');

      const sale = await this.pricingContexts.of(present);
      const outcome = measureCpu(() => changeAtPrices(change, present.content, sale));
      if (!outcome.ok) return outcome;
      const content = outcome.value;
      const next = { ...present, content, revision: present.revision + 1 };
      const view = await this.view.of(next, { undrawn }); // before it is stored: what has no price cannot be made
      if (await this.configurations.change(present, content, changeId))
        return accept({
          ...view.value,
          ...withSideEffects(sideEffectsOf([change], present.content, content, sale.catalogue), present.content),
        });
    }
    return refuse('revision-outdated');
  }
}

/** What a change altered besides what it names: told once, a repeat of the change alters nothing. */
const withSideEffects = (parts: SideEffect[], before: Configuration): Pick<ProductView, 'alsoChanged'> =>
  parts.length > 0 ? { alsoChanged: { parts, before } } : {};
