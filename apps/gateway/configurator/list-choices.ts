import { Injectable } from '@nestjs/common';
import { listChoices, priceAccessory } from '@fenestra/contracts/http/configuration';
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

  /** What the accessory itself costs (WIRE-13). */
  async price({ shop, body: { configurationId: id, accessory, area } }: Asked<PriceAsked>) {
    if (!isOpaqueId(id)) return refuse('configuration-unknown');
    const input = { params: { id, accessory: String(accessory) }, query: { shopId: String(shop.id), area } };
    const priced = await callService(this.configuration, priceAccessory, input);
    if (!priced.ok) return priced;
    if (!priced.value) return refuse('value-impossible');
    const { net, refused } = priced.value;
    return accept({ price: { ...triedToWire({ net, difference: null, refused }, shop), net } });
  }

  private async choicesOf(list: ChoiceList, shop: Shop, { configurationId, type, area, profile }: Listed) {
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const query = { shopId: String(shop.id), type, area, profile: profile?.toString() };
    return callService(this.configuration, listChoices, { params: { id: configurationId, list }, query });
  }
}

const kindOf = (item: object): unknown => ('kind' in item ? item.kind : undefined);
