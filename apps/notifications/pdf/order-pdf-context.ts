import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawFacts } from '@fenestra/platform/documents/facts';
import { footerOf } from '@fenestra/platform/documents/pdf-footer';
import { PdfWriter, quiet } from '@fenestra/platform/documents/pdf-writer';
import type { AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import type { FormatAmount } from '../compose/goods-prices';
import type { Row } from '../compose/mail-texts';
import { amountDisplayOf } from '../compose/amount-display';

/** Points: between the blocks of a sheet. */
export const blockGapPt = 18;

/** The papers of an order have these in common: what they are made of, and the paper itself. */
export type OrderPdfContext = OrderSnapshot & {
  readonly shop: Shop;
  readonly facts: ShopFacts;
  readonly writer: PdfWriter;
  readonly amount: FormatAmount;
  readonly amountDisplay: AmountDisplay;
};

export function orderPdfContext(snapshot: OrderSnapshot, facts: ShopFacts, title: string): OrderPdfContext {
  const shop = shopById(snapshot.order.shopId);
  const { confirmationMail, currency } = textsOf(shop);
  const about = confirmationMail.order(snapshot.order.number);
  const writer = new PdfWriter({
    title: `${title} ${snapshot.order.number}`,
    about,
    foot: footerOf(facts.contact),
    shop,
  });
  const amount: FormatAmount = (minor) => exactAmount(minor, shop, currency);
  return { ...snapshot, shop, facts, writer, amount, amountDisplay: amountDisplayOf(snapshot) };
}

/** The title, what it is about in a sentence, and what matters most in ruled cells. */
export function drawOpening({ writer }: OrderPdfContext, title: string, lead: string, facts: readonly Row[]): void {
  writer.y += writer.write(title, writer.left, writer.y, writer.width, { size: 21, bold: true, as: 'H1' }) + 3;
  writer.y += writer.write(lead, writer.left, writer.y, writer.width, { colour: quiet }) + 10;
  drawFacts(writer, facts);
  writer.y += blockGapPt;
}
