import type { QuoteElement } from '@fenestra/contracts/http/quotes';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { sheetWords } from '@fenestra/i18n/sheet-words';
import type { PdfProduct } from '@fenestra/platform/documents/pdf-product';

/** An element of an offer on paper, with the catalogue that it names. */
export type QuotePdfElement = { readonly offer: QuoteElement; readonly catalogue: Catalogue; readonly shop: Shop };

export const productPageOf = (
  { offer, catalogue, shop }: QuotePdfElement,
  amountDisplay: AmountDisplay,
): PdfProduct => ({
  configuration: offer.configuration,
  catalogue,
  words: sheetWords(offer, catalogue, shop, amountDisplay),
});
