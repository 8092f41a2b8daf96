import { Injectable } from '@nestjs/common';
import { listChoices, priceAccessory } from '@fenestra/contracts/http/configuration';
import { type ChoiceAction, choiceCalls, type ChoiceFilters, type ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { ChoiceList } from '@fenestra/domain/configuration/choices/choices';
import { isDoor } from '@fenestra/domain/configuration/geometry/shape';
import { accept, refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { callService } from '../wire/call-service';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { choiceToWire } from './choice-to-wire';
import { choiceNaming } from './priced-choice-to-wire';
import { previewToWire } from './refusal-to-wire';

type ListRequest = ChoiceFilters & { readonly configurationId: string };
type PriceRequest = { readonly configurationId: string; readonly accessory: number; readonly area?: string };

/** Lists of choices, each entry named and priced (OPEN-Q-06). */
@Injectable()
export class ListChoices {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  async execute<Action extends ChoiceAction>(
    akce: Action,
    { shop, body }: ParsedRequest<ListRequest>,
  ): WireResult<{ items: ChoiceItem<Action>[] }> {
    const listed = await this.choicesOf(choiceCalls[akce].list, shop, body);
    if (!listed.ok) return listed;
    if (body.kind === null) return refuse('value-impossible');
    const { catalogue, type, choices } = listed.value;
    const naming = choiceNaming(await this.catalogues.of(catalogue), shop, isDoor({ type }));
    const items = choices.map((choice): ChoiceItem<Action> => choiceToWire[akce](choice, naming));
    return accept({ items: body.kind === undefined ? items : items.filter((item) => kindOf(item) === body.kind) });
  }

  /** What the accessory itself costs (WIRE-13). */
  async priceOfAccessory({ shop, body: { configurationId: id, accessory, area } }: ParsedRequest<PriceRequest>) {
    if (!isOpaqueId(id)) return refuse('configuration-unknown');
    const input = { params: { id, accessory: String(accessory) }, query: { shopId: String(shop.id), area } };
    const priced = await callService(this.configuration, priceAccessory, input);
    if (!priced.ok) return priced;
    if (!priced.value) return refuse('value-impossible');
    const { net, refused } = priced.value;
    return accept({ price: { ...previewToWire({ net, difference: null, refused }, shop), net } });
  }

  private async choicesOf(list: ChoiceList, shop: Shop, { configurationId, type, area, profile }: ListRequest) {
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const query = { shopId: String(shop.id), type, area, profile: profile?.toString() };
    return callService(this.configuration, listChoices, { params: { id: configurationId, list }, query });
  }
}

const kindOf = (item: object): unknown => ('kind' in item ? item.kind : undefined);
