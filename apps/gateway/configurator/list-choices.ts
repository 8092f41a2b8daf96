import { Injectable } from '@nestjs/common';
import { listChoices, tryChanges } from '@fenestra/contracts/http/configuration';
import { type ChoiceAction, choiceCalls, type ChoiceFilters, type ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { ChoiceList } from '@fenestra/domain/configuration/choices/choices';
import { isDoor } from '@fenestra/domain/configuration/geometry/shape';
import { accept, refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { callService } from '../edge/call-service';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { itemOf } from './choice-to-wire';
import { namingOf } from './offer-to-wire';
import { triedToWire } from './refusal-to-wire';

type Listed = ChoiceFilters & { readonly configurationId: string };
type PriceAsked = { readonly configurationId: string; readonly accessory: number; readonly area?: string };

/** Lists of choices, each entry named and priced (OPEN-Q-06). */
@Injectable()
export class ListChoices {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  async execute<Action extends ChoiceAction>(
    akce: Action,
    { shop, body }: Asked<Listed>,
  ): Answered<{ items: ChoiceItem<Action>[] }> {
    const listed = await this.choicesOf(choiceCalls[akce].list, shop, body);
    if (!listed.ok) return listed;
    if (body.kind === null) return refuse('value-impossible');
    const { catalogue, type, choices } = listed.value;
    const naming = namingOf(await this.catalogues.of(catalogue), shop, isDoor({ type }));
    const items = choices.map((choice): ChoiceItem<Action> => itemOf[akce](choice, naming));
    return accept({ items: body.kind === undefined ? items : items.filter((item) => kindOf(item) === body.kind) });
  }

  /** What the accessory itself costs: alone, or as much as the product would cost less without it (WIRE-13). */
  async price({ shop, body }: Asked<PriceAsked>) {
    const { configurationId, accessory } = body;
    const listed = await this.choicesOf('accessory', shop, body);
    if (!listed.ok) return listed;
    const choice = listed.value.choices.find(({ id }) => id === accessory);
    if (!choice) return refuse('value-impossible');
    if (!choice.chosen) return accept({ price: { ...triedToWire(choice, shop), net: choice.difference } });
    const without = [{ kind: 'remove-accessory', areas: body.area ? [body.area] : [], accessory } as const];
    const input = { params: { id: configurationId }, body: { shopId: shop.id, tries: [without] } };
    const tried = await this.configuration.call(tryChanges, input);
    if (!tried.ok) return tried;
    return accept({ price: { net: -(tried.value[0]?.difference ?? 0), refused: null } });
  }

  private async choicesOf(list: ChoiceList, shop: Shop, { configurationId, type, area, profile }: Listed) {
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const query = { shopId: String(shop.id), type, area, profile: profile?.toString() };
    return callService(this.configuration, listChoices, { params: { id: configurationId, list }, query });
  }
}

const kindOf = (item: object): unknown => ('kind' in item ? item.kind : undefined);
