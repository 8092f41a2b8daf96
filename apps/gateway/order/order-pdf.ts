import { Injectable } from '@nestjs/common';
import { readOrderPdf, readProformaPdf } from '@fenestra/contracts/http/order-pdfs';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import { RateLimits } from '../edge/rate-limits';
import { isOpaqueId } from '../opaque-id';
import { contentDisposition } from '../pages/content-disposition';
import { type CompressedFile, pdfFile } from '../pages/compressed-file';

/** Unknown is also a paper that the order does not have. */
export type RenderedPdf = Result<CompressedFile, 'order-unknown' | 'busy'>;

const calls = { summary: readOrderPdf, proforma: readProformaPdf };
/** Names of papers that the release before this one has drawn. */
const pathNames = { summary: 'souhrn.pdf', proforma: 'zalohova-faktura.pdf' };

/** The papers of an order, made when they are asked for and kept by nobody. */
@Injectable()
export class OrderPdf {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: RateLimits,
  ) {}

  async render(kind: keyof typeof calls, token: string, shop: Shop, caller: string): Promise<RenderedPdf> {
    if (!isOpaqueId(token)) return refuse('order-unknown');
    await this.limits.consume('document', caller, shop);
    const document = await this.notifications.call(calls[kind], { params: { token } });
    if (!document.ok) return document;
    const { data, name = pathNames[kind] } = document.value;
    return accept(pdfFile(data, contentDisposition('attachment', name)));
  }
}
