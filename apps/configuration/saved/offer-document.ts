import { quoteNumber } from '@fenestra/clients/quote-number';
import type { SavedOffer } from '@fenestra/contracts/http/quotes';
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
import { type Closing, closingHeight, drawClosing } from './offer-closing';
import { pricesOf, pricesTable, sumOf } from './offer-prices';
import { type Element, shownOf } from './offered-element';

export type DocumentFacts = {
  readonly offer: SavedOffer;
  /** With the catalogue that each of them names. */
  readonly elements: readonly Element[];
  readonly shop: Shop;
  /** Who reads it. */
  readonly buyer: Buyer;
  readonly contact: ShopContact;
  readonly link: string;
};

/** A dated offer on A4: every element drawn and listed, the prices, the way to open it again, the conditions. It names nobody. */
export async function offerDocument(facts: DocumentFacts): Promise<Buffer> {
  const { offer, elements, shop, buyer, contact, link } = facts;
  const { offer: texts } = textsOf(shop);
  const goods = goodsOf(offer.elements);
  const paper = new PdfWriter({
    title: titleOf(shop, goods),
    about: `${texts.offer} ${quoteNumber(offer.savedId)} · ${dayText(offer.savedOn, shop)}`,
    foot: footerOf(contact),
    shop,
  });
  opening(paper, facts, goods);
  const reckoning = { buyer, vatPercent: vatOn(shop, offer.savedOn), currency: shop.currency };
  elements.forEach((element, nth) => drawProduct(paper, shownOf(element, reckoning), nth + 1));
  const closing = { shop, link, validUntil: dayText(offer.validUntil, shop), goods };
  prices(paper, facts, closing);
  drawClosing(paper, closing);
  return paper.bytes(texts.document.page);
}

/** Points. */
const spaceBefore = { elements: 16, closing: 16 } as const;

const amountIn = (shop: Shop) => (minor: number) => exactAmount(minor, shop, textsOf(shop).currency);

const titleOf = (shop: Shop, { made }: GoodsOfOffer): string => {
  const { offer } = textsOf(shop);
  return made ? offer.document.title : offer.offer;
};

/** An offer of goods from stock alone holds no price. */
function opening(paper: PdfWriter, facts: DocumentFacts, goods: GoodsOfOffer): void {
  const { offer, shop, buyer } = facts;
  const { offer: texts, saved } = textsOf(shop);
  const words = texts.document;
  const [{ net, gross }, amount] = [sumOf(pricesOf(offer, shop)), amountIn(shop)];
  paper.write(titleOf(shop, goods), paper.left, paper.y, paper.width, { size: 21, bold: true, as: 'H1' });
  paper.write(goods.made ? words.lead : saved.stockPrice, paper.left, paper.y + 30, paper.width, { colour: quiet });
  paper.y += 52;
  const totals = [[words.totalGross, amount(gross)] as const, [words.totalNet, amount(net)] as const];
  drawFacts(paper, [
    [words.issued, dayText(offer.savedOn, shop)],
    ...(goods.made ? [[words.validUntil, dayText(offer.validUntil, shop)] as const] : []),
    ...(buyer === 'business' ? totals.toReversed() : totals),
  ]);
  paper.y += spaceBefore.elements;
}

/** With the closing on one page, where that can be: a page that has nothing but conditions is not turned to. */
function prices(paper: PdfWriter, facts: DocumentFacts, closing: Closing): void {
  const table = pricesTable(paper, facts);
  const whole = sectionHeight + table.height + spaceBefore.closing + closingHeight(paper, closing);
  paper.keepTogether(whole, sectionHeight + table.heightOfFirst);
  paper.section(textsOf(facts.shop).offer.document.prices);
  table.draw();
  paper.y += spaceBefore.closing;
}
