import { Injectable } from '@nestjs/common';
import { listDiscounts } from '@fenestra/contracts/http/pricing';
import type { Names } from '@fenestra/domain/catalogue/names';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Shop } from '@fenestra/domain/shop/shops';
import { PricingClient } from '@fenestra/platform/neighbours';

/** Names of the discounts that hold today, by action. */
@Injectable()
export class Discounts {
  constructor(private readonly pricing: PricingClient) {}

  async of({ id, code }: Shop): Promise<ReadonlyMap<number, string>> {
    const list = await this.pricing.call(listDiscounts, { query: { shopId: String(id) } });
    if (!list.ok) return new Map();
    return new Map(list.value.map(({ action, names }) => [action, nameIn(names as Names, code)]));
  }
}
