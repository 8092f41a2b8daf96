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
import { Envelope } from '../envelope';
import type { PaperToDraw, work } from './draw-order-paper';

const drawOrderPaper = backgroundTask<typeof work>(require.resolve('./draw-order-paper'));

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
    return snapshot.ok ? this.drawn('summary', snapshot.value) : snapshot;
  }

  async proforma(token: string) {
    const snapshot = await this.snapshotOf(token);
    if (!snapshot.ok) return snapshot;
    const { order } = snapshot.value;
    if (isCalledOff(order.saga) || !isPaidInAdvance(order)) return refuse('order-unknown');
    return this.drawn('proforma', snapshot.value);
  }

  private snapshotOf(token: string) {
    return this.orders.call(readSnapshotByToken, { params: { token } });
  }

  private async drawn(paper: PaperToDraw['paper'], snapshot: OrderSnapshot) {
    const { lines, shopId } = snapshot.order;
    const soldBy = await Promise.all(lines.map(({ line }) => this.catalogues.ofLine(line)));
    const toDraw: PaperToDraw = {
      paper,
      snapshot,
      facts: this.envelope.factsOf(shopById(shopId)),
      catalogues: cataloguesByVersion(soldBy),
      versions: soldBy.map(({ version }) => version),
    };
    const pdf = await background.run(drawOrderPaper, toDraw, { signal: currentTrace()?.callerLeft?.() });
    if (!pdf.ok) return pdf;
    return accept({ data: Buffer.from(pdf.value).toString('base64'), name: fileNameOf(paper, snapshot.order) });
  }
}

/** File name as on the page. An invoice has the number that transfers state. */
function fileNameOf(paper: PaperToDraw['paper'], { number, shopId }: OrderSnapshot['order']): string {
  const { orderPage } = textsOf(shopById(shopId));
  const shown = paper === 'proforma' ? variableSymbol(number) : number.replace('/', '-');
  return `${orderPage[paper]} ${shown}.pdf`;
}
