import { Injectable } from '@nestjs/common';
import { readQuotePdf } from '@fenestra/contracts/http/quotes';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { RateLimits } from '../edge/rate-limits';
import { isOpaqueId } from '../opaque-id';
import { contentDisposition } from '../pages/content-disposition';
import { type CompressedFile, pdfFile } from '../pages/compressed-file';

/** The offer on paper, priced as whoever reads it buys; a frozen copy, but its words may get better with a release. */
@Injectable()
export class QuotePdf {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly limits: RateLimits,
  ) {}

  async render(
    id: string,
    shop: Shop,
    caller: string,
    buyer: Buyer,
  ): Promise<Result<CompressedFile, 'saved-unknown' | 'busy'>> {
    if (!isOpaqueId(id)) return refuse('saved-unknown');
    await this.limits.consume('document', caller, shop);
    const query = { shopId: String(shop.id), buyer };
    const document = await this.configuration.call(readQuotePdf, { params: { id }, query });
    if (!document.ok) return document;
    const name = `${textsOf(shop).offer.offer} ${quoteNumber(id)}.pdf`;
    return accept(pdfFile(document.value.data, contentDisposition('inline', name)));
  }
}
