import { Injectable } from '@nestjs/common';
import { startingWith } from '@fenestra/domain/configuration/assembly/new-assembly';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { accept } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Catalogues } from './catalogues';
import { Configurations } from './configuration.table';

@Injectable()
export class CreateConfiguration {
  constructor(
    private readonly configurations: Configurations,
    private readonly catalogues: Catalogues,
  ) {}

  /** `productId` is the code of a product, or with `stock` the id of a stock product (OPEN-Q-13). */
  async execute(shopId: ShopId, productId: string, stock: boolean) {
    const catalogue = await this.catalogues.now();
    const content = stock ? stockConfiguration(Number(productId), catalogue) : startingWith(productId, catalogue);
    if (!content.ok) return content;
    const id = opaqueId();
    await this.configurations.insert({ id, shopId, content: content.value, offered: null });
    return accept({ configurationId: id });
  }
}
