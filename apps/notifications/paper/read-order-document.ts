import { Injectable } from '@nestjs/common';
import { type OrderSnapshot, readSnapshotByToken } from '@fenestra/contracts/http/orders';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { isPaidInAdvance } from '@fenestra/domain/ordering/payment-plan';
import { accept, refuse } from '@fenestra/domain/result';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { Envelope } from '../envelope';
import { orderedWords } from '../ordered-goods';
import { orderDocument } from './order-document';
import { proformaDocument } from './proforma-document';

/** The papers of an order as it is now. */
@Injectable()
export class ReadOrderDocument {
  constructor(
    private readonly orders: OrdersClient,
    private readonly catalogues: CatalogueCache,
    private readonly envelope: Envelope,
  ) {}

  async summary(token: string) {
    const snapshot = await this.snapshotOf(token);
    return snapshot.ok ? this.drawn(snapshot.value, orderDocument) : snapshot;
  }

  async proforma(token: string) {
    const snapshot = await this.snapshotOf(token);
    if (!snapshot.ok) return snapshot;
    const { order } = snapshot.value;
    if (isCalledOff(order.saga) || !isPaidInAdvance(order)) return refuse('order-unknown');
    return this.drawn(snapshot.value, proformaDocument);
  }

  private snapshotOf(token: string) {
    return this.orders.call(readSnapshotByToken, { params: { token } });
  }

  private async drawn(snapshot: OrderSnapshot, draw: typeof orderDocument) {
    const goods = await orderedWords(snapshot.order, this.catalogues);
    const pdf = await draw(snapshot, goods, this.envelope.factsOf(shopById(snapshot.order.shopId)));
    return accept({ data: pdf.toString('base64') });
  }
}
