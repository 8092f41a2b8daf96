import { Injectable } from '@nestjs/common';
import { readOfferDocument } from '@fenestra/contracts/http/saved-offers';
import type { Shop } from '@fenestra/domain/shop/shops';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { CallerLimits } from '../edge/caller-limits';
import { isOpaqueId } from '../opaque-id';
import { caching, Encoded } from '../pages/encoded';

/** The offer on paper; a frozen copy, but its words may get better with a release. */
@Injectable()
export class OfferDocument {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly limits: CallerLimits,
  ) {}

  /** Undefined for an unknown or forgotten id. */
  async of(id: string, shop: Shop, caller: string): Promise<Encoded | undefined> {
    if (!isOpaqueId(id)) return undefined;
    await this.limits.take('document', caller, shop);
    const query = { shopId: String(shop.id) };
    const document = await this.configuration.call(readOfferDocument, { params: { id }, query });
    return document.ok
      ? new Encoded(Buffer.from(document.value.data, 'base64'), 'application/pdf', caching.never)
      : undefined;
  }
}
