import { Injectable } from '@nestjs/common';
import type { createConfiguration } from '@fenestra/contracts/http/configuration';
import { startProduct } from '@fenestra/domain/configuration/assembly/new-assembly';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { accept, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { Call } from '@fenestra/platform/http/serve-endpoint';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Catalogues } from './catalogues';
import type { StoredConfiguration } from './configuration.entity';
import { Configurations } from './configuration.table';

type CreateRequest = Call<typeof createConfiguration>['body'];
type InitialState = Pick<StoredConfiguration, 'content' | 'offered'>;

@Injectable()
export class CreateConfiguration {
  constructor(
    private readonly configurations: Configurations,
    private readonly catalogues: Catalogues,
  ) {}

  async execute({ shopId, copyOf, ...wanted }: CreateRequest) {
    const initial =
      copyOf === undefined ? await this.startProductOf(wanted) : await this.copyOfExisting(copyOf, shopId);
    if (!initial.ok) return initial;
    const id = opaqueId();
    await this.configurations.insert({ id, shopId, ...initial.value });
    return accept({ configurationId: id });
  }

  /** `productId` is the code of a product, or with `stock` the id of a stock product (OPEN-Q-13). */
  private async startProductOf({
    productId,
    stock,
  }: Pick<CreateRequest, 'productId' | 'stock'>): Promise<Result<InitialState, 'product-unknown'>> {
    const catalogue = await this.catalogues.now();
    const content = stock ? stockConfiguration(Number(productId), catalogue) : startProduct(productId, catalogue);
    return content.ok ? accept({ content: content.value, offered: null }) : content;
  }

  /** As it is: by its catalogue, and at the price that a dated offer holds for it. */
  private async copyOfExisting(id: string, shopId: ShopId): Promise<Result<InitialState, 'configuration-unknown'>> {
    const found = await this.configurations.find(id, shopId);
    return found.ok ? accept({ content: found.value.content, offered: found.value.offered }) : found;
  }
}
