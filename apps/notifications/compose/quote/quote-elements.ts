import type { QuoteElement as Whole } from '@fenestra/contracts/http/quotes';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { describeDrawing } from '@fenestra/domain/drawing/describe-drawing';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { displayedAmount, type AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import { type Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { twoDecimals } from '@fenestra/i18n/numbers';
import { partWords, type PartWordsGroup } from '@fenestra/i18n/part-words';
import { namesOf } from '@fenestra/i18n/product-names';
import { sizeFact, sizeOf } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { Drawings } from '../drawings';
import { withoutLinks } from '../without-links';

/** What of an element a reader is told. */
type MailedElement = Pick<Whole, 'configuration' | 'quantity' | 'quote' | 'uw' | 'weightKg'>;

/** An element of a saved offer as its reader sees it. */
export type QuoteElementTexts = {
  readonly name: string;
  /** Product and size: the name without the room, which a visitor types. */
  readonly product: string;
  /** Pieces and the price of one as its reader reckons, where there are several of anything. */
  readonly price: string;
  /** Size, way of opening, insulation and weight. */
  readonly facts: readonly (readonly [string, string])[];
  readonly parts: readonly PartWordsGroup[];
  readonly picture: { readonly png: Buffer; readonly alt: string };
};

/** Pixels at which the mail shows the drawing of one product; several are listed with small ones. */
export const drawingWidthPx = 350;
/** As wide as on a phone, where its figures are at least 12 px; with two pixels for each where it is shown larger. */
const largeDrawingOptions = { layoutWidthPx: 280, density: 2.5, dimensions: 'overall' } as const;

export const quoteElementTexts = (
  elements: readonly MailedElement[],
  shop: Shop,
  catalogues: CatalogueCache,
  drawings: Drawings,
  amountDisplay: AmountDisplay,
): Promise<QuoteElementTexts[]> => {
  const texts = textsOf(shop);
  const several = elements.length > 1 || elements.some(({ quantity = 1 }) => quantity > 1);
  const { withVat, withoutVat } = texts.shell;
  const label = amountDisplay.buyer === 'business' ? withoutVat : withVat;
  const priceOf = (net: number) => `${exactAmount(displayedAmount(net, amountDisplay), shop, texts.currency)} ${label}`;
  return Promise.all(
    elements.map(async (element) => {
      const { configuration, quantity = 1, quote } = element;
      const catalogue = await catalogues.of(configuration.catalogue);
      const facts = drawingFactsOf(configuration, catalogue);
      return {
        ...namesOfElement(configuration, catalogue, shop),
        price: several ? `${texts.saved.pieces(quantity)} × ${priceOf(quote.total)}` : '',
        facts: factsOf(element, catalogue, shop),
        parts: partWords(configuration, catalogue, shop),
        picture: {
          png: await drawings.of(configuration, catalogue, elements.length > 1 ? undefined : largeDrawingOptions),
          alt: describeDrawing(configuration, facts, texts.drawing),
        },
      };
    }),
  );
};

function namesOfElement(configuration: Configuration, catalogue: Catalogue, shop: Shop) {
  const { room } = configuration;
  const product = `${namesOf(configuration, catalogue, shop).product}, ${sizeOf(configuration)}`;
  return { product, name: room === undefined ? product : `${product} (${withoutLinks(room)})` };
}

function factsOf(
  { configuration, uw, weightKg }: MailedElement,
  catalogue: Catalogue,
  shop: Shop,
): QuoteElementTexts['facts'] {
  const all = textsOf(shop);
  const { configurator: texts } = all;
  const names = namesOf(configuration, catalogue, shop);
  const door = isDoor(productOf(configuration, catalogue));
  // The elements of an assembly say theirs in the headings of their parts.
  const openings = configuration.assembly ? [] : configuration.areas.map(names.opening);
  return [
    sizeFact(configuration, all),
    ...(openings.length > 0 ? [[texts.opening, openings.join(', ')] as const] : []),
    [door ? 'Ud' : 'Uw', `${twoDecimals(uw)}\u00a0W/m²K`],
    [texts.weight, `${Math.round(weightKg)}\u00a0kg`],
  ];
}
