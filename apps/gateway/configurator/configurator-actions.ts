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
import { callService } from '../wire/call-service';
import type { WireReason } from '../wire/wire-errors';
import { type WireResult, type ParsedRequest, type Handlers, WireEndpoint } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { ListChoices } from './list-choices';
import { productToWire } from './product-to-wire';
import { refusalDetails, previewToWire } from './refusal-to-wire';

type Body<Name extends keyof typeof configuratorActions> = z.output<(typeof configuratorActions)[Name]['body']>;
type Frame = { configurationId: string };

/** What each `akce` of the configurator address does. */
@Injectable()
export class ConfiguratorActions {
  readonly endpoint = new WireEndpoint(configuratorActions, this.handlers(), ({ shop }, refusal) =>
    refusalDetails(shop, refusal),
  );

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly lists: ListChoices,
  ) {}

  private handlers(): Handlers<typeof configuratorActions> {
    return {
      getVyrobek: (request) => this.read(request),
      getCiselnikOtevirani: (request) => this.lists.execute('getCiselnikOtevirani', request),
      getProfiles: (request) => this.lists.execute('getProfiles', request),
      ciselnikBarvy: (request) => this.lists.execute('ciselnikBarvy', request),
      ciselnikSklo: (request) => this.lists.execute('ciselnikSklo', request),
      dejMrizky: (request) => this.lists.execute('dejMrizky', request),
      getKliky: (request) => this.lists.execute('getKliky', request),
      getPrah: (request) => this.lists.execute('getPrah', request),
      ciselnikVyplne: (request) => this.lists.execute('ciselnikVyplne', request),
      ciselnikZamky: (request) => this.lists.execute('ciselnikZamky', request),
      dejDoplnky: (request) => this.lists.execute('dejDoplnky', request),
      getDoplnekCena: (request) => this.lists.priceOfAccessory(request),
      zkusZmeny: (request) => this.previewChanges(request),
      ...eachChange(() => (request: ParsedRequest<ChangeRequest>) => this.change(request)),
    };
  }

  private async read({ shop, body }: ParsedRequest<Frame>): WireResult<Product> {
    if (!isOpaqueId(body.configurationId)) return refuse('configuration-unknown');
    return this.present(
      shop,
      await this.configuration.call(readConfiguration, {
        params: { id: body.configurationId },
        query: { shopId: String(shop.id) },
      }),
    );
  }

  private async change({
    shop,
    body,
    seenRevision,
    changeId,
    isDrawnByClient,
  }: ParsedRequest<ChangeRequest>): WireResult<Product> {
    const { configurationId, change } = body;
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const input = {
      params: { id: configurationId },
      body: { shopId: shop.id, change, seen: seenRevision, changeId, undrawn: isDrawnByClient },
    };
    const answer = await callService(this.configuration, changeConfiguration, input);
    return this.present(shop, answer);
  }

  private async previewChanges({
    shop,
    body: { configurationId, tries: previewChanges },
  }: ParsedRequest<Body<'zkusZmeny'>>) {
    if (!isOpaqueId(configurationId)) return refuse('configuration-unknown');
    const input = { params: { id: configurationId }, body: { shopId: shop.id, tries: previewChanges } };
    const answer = await callService(this.configuration, previewPrices, input);
    return answer.ok ? accept({ items: answer.value.map((each) => previewToWire(each, shop)) }) : answer;
  }

  private async present(shop: Shop, answer: Result<ProductView, WireReason>): WireResult<Product> {
    if (!answer.ok) return answer;
    const catalogue = await this.catalogues.of(answer.value.configuration.catalogue);
    return accept(productToWire(answer.value, catalogue, shop));
  }
}
