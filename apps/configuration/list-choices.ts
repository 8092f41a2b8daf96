import { Injectable } from '@nestjs/common';
import { displayedProfile } from '@fenestra/domain/catalogue/available-profiles';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { ProductType } from '@fenestra/domain/catalogue/product-type';
import { type ChoiceList, choicesOf } from '@fenestra/domain/configuration/choices/choices';
import type { Choice } from '@fenestra/domain/configuration/choices/choice';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { productTypesIn } from '@fenestra/domain/configuration/choices/available-entries';
import { productOf } from '@fenestra/domain/configuration/geometry/shape';
import { priceAccessory } from '@fenestra/domain/pricing/price-accessory';
import { type PricedChoice, priceChoice } from '@fenestra/domain/pricing/price-choices';
import { changeAtPrices, type Sale } from '@fenestra/domain/pricing/preview-price';
import { accept, refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { fairScheduler } from '@fenestra/platform/service/fair-scheduler';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { Configurations } from './configuration.table';
import { PricingContexts } from './pricing-context';

type Filters = {
  readonly type?: string | undefined;
  readonly area?: string | undefined;
  readonly profile?: string | undefined;
};

@Injectable()
export class ListChoices {
  constructor(
    private readonly configurations: Configurations,
    private readonly pricingContexts: PricingContexts,
  ) {}

  /** The entries of a list with their prices; nothing is stored. */
  async execute(id: string, shopId: ShopId, list: ChoiceList, { type, area, profile }: Filters) {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    const { content } = found.value;
    if (area && !content.areas.some((each) => each.id === area)) return refuse('item-unknown', { area });
    const sale = await this.pricingContexts.of(found.value);
    const present =
      profile && list !== 'profile'
        ? measureCpu(() => changeAtPrices({ kind: 'profile', profile: Number(profile) }, content, sale))
        : accept(content);
    if (!present.ok) return present;
    const { catalogue } = sale;
    const product = productOf(content, catalogue);
    const request = { configuration: present.value, catalogue, areas: area ? [area] : [] };
    const available =
      type && !productTypesIn(content, catalogue).has(type) ? [] : measureCpu(() => choicesOf(list, request));
    const selected =
      profile && list === 'profile' ? onlyProfile(Number(profile), available, product, catalogue) : available;
    if (profile && list === 'profile' && selected.length === 0) return refuse('item-unknown', { profile });
    const choices = await withPrices(selected, present.value, sale);
    return accept({ catalogue: catalogue.version, type: product.type, choices });
  }

  /** What one accessory costs by itself. */
  async price(id: string, shopId: ShopId, accessory: string, area: string | undefined) {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    const { content: configuration } = found.value;
    if (area && !configuration.areas.some((each) => each.id === area)) return refuse('item-unknown', { area });
    const request = { configuration, areas: area ? [area] : [] };
    const sale = await this.pricingContexts.of(found.value);
    return accept(measureCpu(() => priceAccessory(Number(accessory), request, sale)));
  }
}

/** One profile, or the one that stands for it (PROF-08, OPEN-Q-35). */
function onlyProfile(id: number, choices: readonly Choice[], product: ProductType, catalogue: Catalogue): Choice[] {
  const profile = catalogue.profiles.get(id);
  const displayed = profile && displayedProfile(profile, product, catalogue);
  return choices.filter((choice) => choice.id === displayed?.id);
}

async function withPrices(
  choices: readonly Choice[],
  configuration: Configuration,
  sale: Sale,
): Promise<PricedChoice[]> {
  const priced: PricedChoice[] = [];
  const ownTurn = fairScheduler(currentTrace()?.callerLeft?.());
  for (const choice of choices) {
    priced.push(measureCpu(() => priceChoice(choice, configuration, sale)));
    await ownTurn(); // a long list does not keep others waiting
  }
  return priced;
}
