import { Inject, Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { quoteLink } from '@fenestra/clients/quote-link';
import { readShopFacts } from '@fenestra/clients/shop-facts';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { cataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { background, backgroundTask } from '@fenestra/platform/background/background';
import { Config } from '@fenestra/platform/service/config';
import { Catalogues } from '../catalogues';
import type { ConfigurationConfig } from '../config';
import type { work } from './draw-quote-pdf';
import { Quotes } from './quote.table';
import { quoteView } from './quote.view';

const drawQuotePdf = backgroundTask<typeof work>(require.resolve('./draw-quote-pdf'));

@Injectable()
export class ReadQuotePdf {
  private readonly originOf: ReturnType<typeof readOrigins>;
  private readonly factsOf: ReturnType<typeof readShopFacts>;

  constructor(
    private readonly quotes: Quotes,
    private readonly catalogues: Catalogues,
    @Inject(Config) config: ConfigurationConfig,
  ) {
    this.originOf = readOrigins(config);
    this.factsOf = readShopFacts(config);
  }

  /** The offer as it was saved; to read it is to open it (OPEN-Q-18). */
  async execute(id: string, shopId: ShopId, buyer: Buyer = 'private') {
    const found = await this.quotes.open(id, shopId);
    if (!found.ok) return found;
    const offer = quoteView(found.value);
    const catalogues = await Promise.all(offer.elements.map((element) => this.catalogues.of(element.configuration)));
    const { contact } = this.factsOf(shopById(shopId).code);
    const link = quoteLink(this.originOf(shopId), offer);
    const task = { offer, catalogues: cataloguesByVersion(catalogues), shopId, buyer, contact, link };
    const pdf = await background.run(drawQuotePdf, task, { signal: currentTrace()?.callerLeft?.() });
    if (!pdf.ok) return pdf;
    return accept({ data: Buffer.from(pdf.value).toString('base64') });
  }
}
