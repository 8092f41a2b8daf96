import { Injectable } from '@nestjs/common';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import type { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { refuse } from '@fenestra/domain/result';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';

type Call = (typeof configuratorCalls)['newConfiguration'];

/** A new working configuration: of a product, or as another one is (WIRE-01). */
@Injectable()
export class NewConfiguration {
  constructor(private readonly configuration: ConfigurationClient) {}

  async execute({ shop, body }: ParsedRequest<z.output<Call['body']>>): WireResult<z.output<Call['answer']>> {
    const { shopId, product, stock, copyOf } = body;
    if (shopId !== shop.id) return refuse('other-shop');
    const requested = { shopId: shop.id, productId: product, stock };
    if (copyOf === undefined) return this.configuration.call(createConfiguration, { body: requested });
    if (!isOpaqueId(copyOf)) return refuse('configuration-unknown');
    const copied = await this.configuration.call(createConfiguration, {
      body: { ...requested, productId: '', copyOf },
    });
    // Of the last release, which knows no copies: in a moment there is none any more.
    return !copied.ok && copied.reason === 'product-unknown' ? refuse('busy') : copied;
  }
}
