import { Injectable } from '@nestjs/common';
import { readOrderPdf, readProformaPdf } from '@fenestra/contracts/http/order-pdfs';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import { CallerLimits } from '../edge/caller-limits';
import { isOpaqueId } from '../opaque-id';
import { contentDisposition } from '../pages/content-disposition';
import { type Encoded, pdfOf } from '../pages/encoded';

/** Unknown is also a paper that the order does not have. */
export type Drawn = Result<Encoded, 'order-unknown' | 'busy'>;

const calls = { summary: readOrderPdf, proforma: readProformaPdf };
/** Names of papers that the release before this one has drawn. */
const pathNames = { summary: 'souhrn.pdf', proforma: 'zalohova-faktura.pdf' };

/** The papers of an order, made when they are asked for and kept by nobody. */
@Injectable()
export class OrderDocument {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: CallerLimits,
  ) {}

  async of(paper: keyof typeof calls, token: string, shop: Shop, caller: string): Promise<Drawn> {
    if (!isOpaqueId(token)) return refuse('order-unknown');
    await this.limits.take('document', caller, shop);
    const document = await this.notifications.call(calls[paper], { params: { token } });
    if (!document.ok) return document;
    const { data, name = pathNames[paper] } = document.value;
    return accept(pdfOf(data, contentDisposition('attachment', name)));
  }
}
