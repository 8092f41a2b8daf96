import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Configurations } from './configuration.table';
import { ViewProduct } from './product.view';

@Injectable()
export class ReadConfiguration {
  constructor(
    private readonly configurations: Configurations,
    private readonly view: ViewProduct,
  ) {}

  async execute(id: string, shopId: ShopId) {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    await this.configurations.recordOpened(found.value);
    return this.view.of(found.value);
  }
}
