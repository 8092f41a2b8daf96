import { Injectable } from '@nestjs/common';
import type { OpenedQuote, QuoteElement } from '@fenestra/contracts/http/quotes';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import {
  migrateToCatalogue,
  type MigratedConfiguration,
} from '@fenestra/domain/configuration/changes/migrate-to-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isFromStock } from '@fenestra/domain/pricing/offer-term';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { fairScheduler } from '@fenestra/platform/service/fair-scheduler';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Catalogues } from '../catalogues';
import { Configurations } from '../configuration.table';
import { ViewProduct } from '../product.view';
import { quoteView } from './quote.view';
import { Quotes } from './quote.table';
import type { StoredQuote } from './quote.entity';

@Injectable()
export class OpenQuote {
  constructor(
    private readonly quotes: Quotes,
    private readonly configurations: Configurations,
    private readonly catalogues: Catalogues,
    private readonly view: ViewProduct,
    private readonly clock: Clock,
  ) {}

  /** Makes a working configuration of each copy, so the link works many times (OPEN-Q-19), and says what it would cost today. */
  async execute(id: string, shopId: ShopId, price: 'offered' | 'today'): Promise<Result<OpenedQuote, 'saved-unknown'>> {
    const found = await this.quotes.open(id, shopId);
    if (!found.ok) return found;
    const stored = found.value;
    const holds = dayIn(shopById(shopId), this.clock.now()) <= stored.validUntil && !stored.elements.every(isFromStock);
    const catalogue = await this.catalogues.now();
    const ownTurn = fairScheduler(); // a project does not keep others waiting
    const copies: (Copy | null)[] = [];
    for (const offer of stored.elements) {
      copies.push(copyOf(offer, catalogue, holds && price === 'offered'));
      await ownTurn();
    }
    const manufacturable = copies.filter((copy) => copy !== null);
    if (manufacturable.length === 0) return refuse('saved-unknown', { product: startCodeOf(stored.elements[0]!) });
    const gone = stored.elements.filter((_, nth) => copies[nth] === null);
    const elements: OpenedQuote['elements'] = [];
    for (const copy of manufacturable) {
      elements.push(await this.element(copy, shopId));
      await ownTurn();
    }
    await Promise.all(manufacturable.map((copy, nth) => this.storeCopy(copy, elements[nth]!.configurationId, stored)));
    return accept({ ...quoteView(stored), holds, elements, gone });
  }

  private async element({ offer, content, today, repaired }: Copy, shopId: ShopId) {
    const madeToday = today?.configuration ?? content;
    const { quote } = await this.view.factsOf({ content: madeToday, shopId, offered: null });
    const ofToday = {
      today: quote,
      madeToday,
      repairedToday: [...(today?.repaired ?? [])],
      isMadeToday: today !== null,
    };
    return { offer, configurationId: opaqueId(), repaired: [...repaired], ...ofToday };
  }

  private async storeCopy(
    { offer: { quantity: _, ...offer }, content, keepsPrice }: Copy,
    id: string,
    stored: StoredQuote,
  ) {
    const { shopId, validUntil } = stored;
    await this.configurations.insert({ id, shopId, content, offered: keepsPrice ? { offer, validUntil } : null });
  }
}

/** What an element is opened as, and what is made of it today: null where it is not made any more. */
type Copy = {
  readonly offer: QuoteElement;
  readonly content: Configuration;
  readonly today: MigratedConfiguration | null;
  readonly keepsPrice: boolean;
  readonly repaired: MigratedConfiguration['repaired'];
};

/** While the price holds a product is sold as it was saved, else as it is made today; null where it is not. */
function copyOf(offer: QuoteElement, catalogue: Catalogue, keepsPrice: boolean): Copy | null {
  const moved = migrateToCatalogue(offer.configuration, catalogue);
  const today = moved.ok ? moved.value : null;
  if (keepsPrice) return { offer, content: offer.configuration, today, keepsPrice, repaired: [] };
  return today && { offer, content: today.configuration, today, keepsPrice, repaired: today.repaired };
}

/** What the same product begins with: its code, or the id of one from stock (OPEN-Q-13). */
const startCodeOf = ({ configuration: { product, stockProduct } }: QuoteElement): string =>
  stockProduct === undefined ? product : String(stockProduct);
