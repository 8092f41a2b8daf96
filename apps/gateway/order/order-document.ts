import { Injectable } from '@nestjs/common';
import { readOrderDocument, readProforma } from '@fenestra/contracts/http/order-documents';
import type { Shop } from '@fenestra/domain/shop/shops';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import { CallerLimits } from '../edge/caller-limits';
import { isOpaqueId } from '../opaque-id';
import { caching, Encoded } from '../pages/encoded';

const calls = { summary: readOrderDocument, proforma: readProforma };

/** The papers of an order, made when they are asked for and kept by nobody. */
@Injectable()
export class OrderDocument {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: CallerLimits,
  ) {}

  /** Undefined for a token that opens nothing, and for a paper that the order does not have. */
  async of(paper: keyof typeof calls, token: string, shop: Shop, caller: string): Promise<Encoded | undefined> {
    if (!isOpaqueId(token)) return undefined;
    await this.limits.take('document', caller, shop);
    const document = await this.notifications.call(calls[paper], { params: { token } });
    return document.ok
      ? new Encoded(Buffer.from(document.value.data, 'base64'), 'application/pdf', caching.never)
      : undefined;
  }
}
