import { areaCovered } from '@fenestra/domain/configuration/assembly/elements';
import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { describeDrawing } from '@fenestra/domain/drawing/describe-drawing';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { displayedAmount, displayedAmounts, type AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from './money';
import { twoDecimals } from './numbers';
import { type PartWordsGroup, partWords, pricedParts } from './part-words';
import type { PartWords } from './part-text';
import { namesOf } from './product-names';
import { sizeFact, sizeOf } from './size-of';
import { textsOf } from './texts-of';

/** Pieces of a product, one where it does not say how many. What comes from stock has one price for all, and no `quote`. */
export type SheetProduct = {
  readonly configuration: Configuration;
  readonly quantity?: number | undefined;
  readonly weightKg: number;
  /** W/m²K and dB, where they are known. */
  readonly uw?: number | undefined;
  readonly rw?: number | undefined;
  readonly quote?: PriceBreakdown | undefined;
};

/** What offers and orders on paper say of a product around its drawing, with prices as its reader reckons. */
export function sheetWords(product: SheetProduct, catalogue: Catalogue, shop: Shop, reckoning: AmountDisplay) {
  const { offer, parts, saved, drawing } = textsOf(shop);
  const { configuration, quantity = 1 } = product;
  const pieces = saved.pieces(quantity);
  const { number, part, make, net, gross } = offer.document;
  return {
    title: titleOf(product, catalogue, shop),
    place: [configuration.room, pieces].filter((words) => words !== undefined).join(', '),
    shows: describeDrawing(configuration, drawingFactsOf(configuration, catalogue), drawing),
    views: { inside: offer.document.insideView, outside: parts.outsideView },
    facts: factsOf(product, catalogue, shop),
    heads: { number, part, make, price: reckoning.buyer === 'business' ? net : gross },
    groups: groupsOf(product, catalogue, shop, reckoning),
    sums: sumsOf(product, pieces, shop, reckoning),
  };
}

/** Name and size, as headings and prices call a product. */
export const titleOf = (
  { configuration }: Pick<SheetProduct, 'configuration'>,
  catalogue: Catalogue,
  shop: Shop,
): string => `${namesOf(configuration, catalogue, shop).product}, ${sizeOf(configuration)}`;

/** What is told of a product, name and value. How a door dampens noise is known of its glass only. */
export function factsOf({ configuration, uw, rw, weightKg }: SheetProduct, catalogue: Catalogue, shop: Shop) {
  const all = textsOf(shop);
  const { configurator: texts } = all;
  const door = isDoor(productOf(configuration, catalogue));
  const facts: (readonly [string, string] | false)[] = [
    sizeFact(configuration, all),
    [texts.area, `${twoDecimals(areaCovered(configuration))}\u00a0m²`],
    uw !== undefined && [door ? 'Ud' : 'Uw', `${twoDecimals(uw)}\u00a0W/m²K`],
    !door && rw !== undefined && [texts.rw, `${rw}\u00a0dB`],
    [texts.weight, `${Math.round(weightKg)}\u00a0kg`],
  ];
  return facts.filter((fact) => fact !== false);
}

/** What it is made of; `keep` says that the parts are read together. */
function groupsOf({ configuration, quote }: SheetProduct, catalogue: Catalogue, shop: Shop, reckoning: AmountDisplay) {
  const groups: readonly PartWordsGroup<PartWords & { readonly net?: number }>[] = quote
    ? pricedParts({ configuration, quote }, catalogue, shop)
    : partWords(configuration, catalogue, shop);
  const priced = groups.flatMap(({ parts }) => parts.filter(({ net }) => net !== undefined));
  const prices = displayedAmounts(
    priced.map(({ net = 0 }) => net),
    reckoning,
  );
  const priceOf = new Map(priced.map((part, nth) => [part, prices[nth]!]));
  return groups.map(({ title, element, parts }) => ({
    title,
    keep: element !== null,
    parts: parts.map((each) => ({
      number: each.part === 'coupling' ? null : each.number,
      ...{ name: each.name, make: each.make },
      price: priceText(priceOf.get(each), shop),
    })),
  }));
}

function priceText(minor: number | undefined, shop: Shop): string {
  const { offer, currency } = textsOf(shop);
  if (minor === undefined) return '';
  return minor === 0 ? offer.document.included : exactAmount(minor, shop, currency);
}

/** Of one piece, and of all where they are more. */
function sumsOf(
  { quote, quantity = 1 }: SheetProduct,
  pieces: string,
  shop: Shop,
  reckoning: AmountDisplay,
): (readonly [string, string])[] {
  if (!quote) return [];
  const { offer, currency } = textsOf(shop);
  const amount = (net: number) => exactAmount(displayedAmount(net, reckoning), shop, currency);
  const onePiece = [offer.document.onePiece, amount(quote.total)] as const;
  return quantity === 1 ? [onePiece] : [onePiece, [pieces, amount(quantity * quote.total)]];
}
