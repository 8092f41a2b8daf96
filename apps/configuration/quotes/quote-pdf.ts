import { quoteNumber } from '@fenestra/clients/quote-number';
import type { Quote } from '@fenestra/contracts/http/quotes';
import { type GoodsOfOffer, goodsOf } from '@fenestra/domain/pricing/offer-term';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawFacts } from '@fenestra/platform/documents/facts';
import { footerOf } from '@fenestra/platform/documents/pdf-footer';
import { PdfWriter, quiet, sectionHeight } from '@fenestra/platform/documents/pdf-writer';
import { drawProduct } from '@fenestra/platform/documents/pdf-product';
import { type Closing, closingHeight, drawClosing } from './quote-closing';
import { pricesOf, pricesTable, quoteTotals } from './quote-prices';
import { type QuotePdfElement, productPageOf } from './quote-pdf-element';

export type QuotePdfContent = {
  readonly offer: Quote;
  /** With the catalogue that each of them names. */
  readonly elements: readonly QuotePdfElement[];
  readonly shop: Shop;
  /** Who reads it. */
  readonly buyer: Buyer;
  readonly contact: ShopContact;
  readonly link: string;
};

/** A dated offer on A4: every element drawn and listed, the prices, the way to open it again, the conditions. It names nobody. */
export async function quotePdf(facts: QuotePdfContent): Promise<Buffer> {
  const { offer, elements, shop, buyer, contact, link } = facts;
  const { offer: texts } = textsOf(shop);
  const goods = goodsOf(offer.elements);
  const writer = new PdfWriter({
    title: titleOf(shop, goods),
    about: `${texts.offer} ${quoteNumber(offer.savedId)} · ${dayText(offer.savedOn, shop)}`,
    foot: footerOf(contact),
    shop,
  });
  drawOpening(writer, facts, goods);
  const amountDisplay = { buyer, vatPercent: vatOn(shop, offer.savedOn), currency: shop.currency };
  elements.forEach((element, nth) => drawProduct(writer, productPageOf(element, amountDisplay), nth + 1));
  const closing = { shop, link, validUntil: dayText(offer.validUntil, shop), goods };
  drawPrices(writer, facts, closing);
  drawClosing(writer, closing);
  return writer.bytes(texts.document.page);
}

/** Points. */
const gapBeforePt = { elements: 16, closing: 16 } as const;

const amountFormatter = (shop: Shop) => (minor: number) => exactAmount(minor, shop, textsOf(shop).currency);

const titleOf = (shop: Shop, { made }: GoodsOfOffer): string => {
  const { offer } = textsOf(shop);
  return made ? offer.document.title : offer.offer;
};

/** An offer of goods from stock alone holds no price. */
function drawOpening(writer: PdfWriter, facts: QuotePdfContent, goods: GoodsOfOffer): void {
  const { offer, shop, buyer } = facts;
  const { offer: texts, saved } = textsOf(shop);
  const words = texts.document;
  const [{ net, gross }, amount] = [quoteTotals(pricesOf(offer, shop)), amountFormatter(shop)];
  writer.write(titleOf(shop, goods), writer.left, writer.y, writer.width, { size: 21, bold: true, as: 'H1' });
  writer.write(goods.made ? words.lead : saved.stockPrice, writer.left, writer.y + 30, writer.width, { colour: quiet });
  writer.y += 52;
  const totals = [[words.totalGross, amount(gross)] as const, [words.totalNet, amount(net)] as const];
  drawFacts(writer, [
    [words.issued, dayText(offer.savedOn, shop)],
    ...(goods.made ? [[words.validUntil, dayText(offer.validUntil, shop)] as const] : []),
    ...(buyer === 'business' ? totals.toReversed() : totals),
  ]);
  writer.y += gapBeforePt.elements;
}

/** With the closing on one page, where that can be: a page that has nothing but conditions is not turned to. */
function drawPrices(writer: PdfWriter, facts: QuotePdfContent, closing: Closing): void {
  const table = pricesTable(writer, facts);
  const whole = sectionHeight + table.height + gapBeforePt.closing + closingHeight(writer, closing);
  writer.keepTogether(whole, sectionHeight + table.heightOfFirst);
  writer.section(textsOf(facts.shop).offer.document.prices);
  table.draw();
  writer.y += gapBeforePt.closing;
}
