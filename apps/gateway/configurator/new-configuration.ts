import { Injectable } from '@nestjs/common';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import type { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { refuse } from '@fenestra/domain/result';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import type { Answered, Asked } from '../edge/wire-endpoint';

type Call = (typeof configuratorCalls)['newConfiguration'];

/** A new working configuration of a product (WIRE-01). */
@Injectable()
export class NewConfiguration {
  constructor(private readonly configuration: ConfigurationClient) {}

  async execute({ shop, body }: Asked<z.output<Call['body']>>): Answered<z.output<Call['answer']>> {
    if (body.shopId !== shop.id) return refuse('other-shop');
    return this.configuration.call(createConfiguration, {
      body: { shopId: shop.id, productId: body.product, stock: body.stock },
    });
  }
}
