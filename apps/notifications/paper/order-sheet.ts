import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawFacts } from '@fenestra/platform/documents/facts';
import { footerOf } from '@fenestra/platform/documents/pdf-footer';
import { PdfWriter, quiet } from '@fenestra/platform/documents/pdf-writer';
import type { AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import type { Amount } from '../goods-prices';
import type { Row } from '../mail-words';
import { reckoningOf } from '../reckoning';

/** Points: between the blocks of a sheet. */
export const gap = 18;

/** The papers of an order have these in common: what they are made of, and the paper itself. */
export type OrderSheet = OrderSnapshot & {
  readonly shop: Shop;
  readonly facts: ShopFacts;
  readonly paper: PdfWriter;
  readonly amount: Amount;
  readonly reckoning: AmountDisplay;
};

export function orderSheet(snapshot: OrderSnapshot, facts: ShopFacts, title: string): OrderSheet {
  const shop = shopById(snapshot.order.shopId);
  const { confirmationMail, currency } = textsOf(shop);
  const about = confirmationMail.order(snapshot.order.number);
  const paper = new PdfWriter({
    title: `${title} ${snapshot.order.number}`,
    about,
    foot: footerOf(facts.contact),
    shop,
  });
  const amount: Amount = (minor) => exactAmount(minor, shop, currency);
  return { ...snapshot, shop, facts, paper, amount, reckoning: reckoningOf(snapshot) };
}

/** The title, what it is about in a sentence, and what matters most in ruled cells. */
export function drawOpening({ paper }: OrderSheet, title: string, lead: string, facts: readonly Row[]): void {
  paper.y += paper.write(title, paper.left, paper.y, paper.width, { size: 21, bold: true, as: 'H1' }) + 3;
  paper.y += paper.write(lead, paper.left, paper.y, paper.width, { colour: quiet }) + 10;
  drawFacts(paper, facts);
  paper.y += gap;
}
