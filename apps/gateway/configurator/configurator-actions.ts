import { Injectable } from '@nestjs/common';
import {
  changeConfiguration,
  type ProductView,
  readConfiguration,
  previewPrices,
} from '@fenestra/contracts/http/configuration';
import { eachChange } from '@fenestra/contracts/wire/changes';
import { type ChangeRequest, configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import type { Product } from '@fenestra/contracts/wire/product';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { callService } from '../edge/call-service';
import type { WireReason } from '../edge/refusal';
import { type Answered, type Asked, type Handlers, WireEndpoint } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { ListChoices } from './list-choices';
import { productToWire } from './product-to-wire';
import { refusalBeside, triedToWire } from './refusal-to-wire';

type Body<Name extends keyof typeof configuratorActions> = z.output<(typeof configuratorActions)[Name]['body']>;
type Frame = { configurationId: string };

/** What each `akce` of the configurator address does. */
@Injectable()
export class ConfiguratorActions {
  readonly endpoint = new WireEndpoint(configuratorActions, this.handlers(), ({ shop }, refusal) =>
    refusalBeside(shop, refusal),
  );

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly lists: ListChoices,
  ) {}

  private handlers(): Handlers<typeof configuratorActions> {
    return {
      getVyrobek: (asked) => this.read(asked),
      getCiselnikOtevirani: (asked) => this.lists.execute('getCiselnikOtevirani', asked),
      getProfiles: (asked) => this.lists.execute('getProfiles', asked),
      ciselnikBarvy: (asked) => this.lists.execute('ciselnikBarvy', asked),
      ciselnikSklo: (asked) => this.lists.execute('ciselnikSklo', asked),
      dejMrizky: (asked) => this.lists.execute('dejMrizky', asked),
      getKliky: (asked) => this.lists.execute('getKliky', asked),
      getPrah: (asked) => this.lists.execute('getPrah', asked),
      ciselnikVyplne: (asked) => this.lists.execute('ciselnikVyplne', asked),
      ciselnikZamky: (asked) => this.lists.execute('ciselnikZamky', asked),
      dejDoplnky: (asked) => this.lists.execute('dejDoplnky', asked),
      getDoplnekCena: (asked) => this.lists.price(asked),
      zkusZmeny: (asked) => this.tries(asked),
      ...eachChange(() => (asked: Asked<ChangeRequest>) => this.change(asked)),
    };
  }

  private async read({ shop, body }: Asked<Frame>): Answered<Product> {
    if (!isOpaqueId(body.configurationId)) return refuse('configuration-unknown');
    return this.presented(
      shop,
      await this.configuration.call(readConfiguration, {
        params: { id: body.configurationId },
        query: { shopId: String(shop.id) },
      }),
    );
  }

  private async change({ shop, body, seen, changeId, undrawn }: Asked<ChangeRequest>): Answered<Product> {
    const { configurationId, change } = body;
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const input = { params: { id: configurationId }, body: { shopId: shop.id, change, seen, changeId, undrawn } };
    const answer = await callService(this.configuration, changeConfiguration, input);
    return this.presented(shop, answer);
  }

  private async tries({ shop, body: { configurationId, tries } }: Asked<Body<'zkusZmeny'>>) {
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const input = { params: { id: configurationId }, body: { shopId: shop.id, tries } };
    const answer = await callService(this.configuration, previewPrices, input);
    return answer.ok ? accept({ items: answer.value.map((each) => triedToWire(each, shop)) }) : answer;
  }

  private async presented(shop: Shop, answer: Result<ProductView, WireReason>): Answered<Product> {
    if (!answer.ok) return answer;
    const catalogue = await this.catalogues.of(answer.value.configuration.catalogue);
    return accept(productToWire(answer.value, catalogue, shop));
  }
}
