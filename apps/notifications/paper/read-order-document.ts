import { Injectable } from '@nestjs/common';
import { readSnapshotByToken } from '@fenestra/contracts/http/orders';
import { accept } from '@fenestra/domain/result';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { confirmationOf } from '../confirmation';
import { Drawings } from '../drawings';
import { Envelope } from '../envelope';
import { orderedGoods } from '../ordered-goods';
import { orderDocument } from './order-document';

@Injectable()
export class ReadOrderDocument {
  constructor(
    private readonly orders: OrdersClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly envelope: Envelope,
  ) {}

  /** The order as it is now, in the words of its confirmation. */
  async execute(token: string) {
    const snapshot = await this.orders.call(readSnapshotByToken, { params: { token } });
    if (!snapshot.ok) return snapshot;
    const { order } = snapshot.value;
    const goods = await orderedGoods(order, this.catalogues, this.drawings);
    const words = confirmationOf(snapshot.value, goods, this.envelope.homeOf(shopById(order.shopId)));
    const pdf = await orderDocument(snapshot.value, words);
    return accept({ data: pdf.toString('base64') });
  }
}
