import { Injectable } from '@nestjs/common';
import { type OrderSnapshot, readSnapshotByToken } from '@fenestra/contracts/http/orders';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { isPaidInAdvance } from '@fenestra/domain/ordering/payment-plan';
import { accept, refuse } from '@fenestra/domain/result';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { cataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { background, backgroundTask } from '@fenestra/platform/background/background';
import { MessageBuilder } from '../compose/message-builder';
import type { OrderPdfTask, work } from './draw-order-pdf';

const drawOrderPdf = backgroundTask<typeof work>(require.resolve('./draw-order-pdf'));

/** The papers of an order as it is now. */
@Injectable()
export class ReadOrderPdf {
  constructor(
    private readonly orders: OrdersClient,
    private readonly catalogues: CatalogueCache,
    private readonly messages: MessageBuilder,
  ) {}

  async summary(token: string) {
    const snapshot = await this.snapshotOf(token);
    return snapshot.ok ? this.draw('summary', snapshot.value) : snapshot;
  }

  async proforma(token: string) {
    const snapshot = await this.snapshotOf(token);
    if (!snapshot.ok) return snapshot;
    const { order } = snapshot.value;
    if (isCalledOff(order.saga) || !isPaidInAdvance(order)) return refuse('order-unknown');
    return this.draw('proforma', snapshot.value);
  }

  private snapshotOf(token: string) {
    return this.orders.call(readSnapshotByToken, { params: { token } });
  }

  private async draw(kind: OrderPdfTask['paper'], snapshot: OrderSnapshot) {
    const { lines, shopId } = snapshot.order;
    const soldBy = await Promise.all(lines.map(({ line }) => this.catalogues.ofLine(line)));
    const task: OrderPdfTask = {
      paper: kind,
      snapshot,
      facts: this.messages.factsOf(shopById(shopId)),
      catalogues: cataloguesByVersion(soldBy),
      versions: soldBy.map(({ version }) => version),
    };
    const pdf = await background.run(drawOrderPdf, task, { signal: currentTrace()?.callerLeft?.() });
    if (!pdf.ok) return pdf;
    return accept({ data: Buffer.from(pdf.value).toString('base64'), name: fileNameOf(kind, snapshot.order) });
  }
}

/** File name as on the page. An invoice has the number that transfers state. */
function fileNameOf(kind: OrderPdfTask['paper'], { number, shopId }: OrderSnapshot['order']): string {
  const { orderPage } = textsOf(shopById(shopId));
  const shownNumber = kind === 'proforma' ? variableSymbol(number) : number.replace('/', '-');
  return `${orderPage[kind]} ${shownNumber}.pdf`;
}
