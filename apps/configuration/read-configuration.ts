import { Injectable } from '@nestjs/common';
import type { ProductView } from '@fenestra/contracts/http/configuration';
import type { Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Configurations } from './configuration.table';
import { GiveUsualThreshold } from './give-usual-threshold';
import { ViewProduct } from './product.view';

@Injectable()
export class ReadConfiguration {
  constructor(
    private readonly configurations: Configurations,
    private readonly giveThreshold: GiveUsualThreshold,
    private readonly view: ViewProduct,
  ) {}

  async execute(id: string, shopId: ShopId): Promise<Result<ProductView, 'configuration-unknown'>> {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    if (await this.giveThreshold.to(found.value)) return this.execute(id, shopId);
    await this.configurations.opened(found.value);
    return this.view.of(found.value);
  }
}
