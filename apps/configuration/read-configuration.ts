import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { FindConfiguration } from './find-configuration';
import { ViewProduct } from './product.view';

@Injectable()
export class ReadConfiguration {
  constructor(
    private readonly find: FindConfiguration,
    private readonly view: ViewProduct,
  ) {}

  async execute(id: string, shopId: ShopId) {
    const found = await this.find.execute(id, shopId);
    return found.ok ? this.view.of(found.value) : found;
  }
}
