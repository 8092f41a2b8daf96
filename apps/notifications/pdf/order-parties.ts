import type { OrderData } from '@fenestra/contracts/http/orders';
import { isErased } from '@fenestra/domain/erasure';
import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { type Recipient, recipientOf } from '@fenestra/domain/ordering/recipient';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { shownPhone } from '@fenestra/i18n/shown-phone';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { textsOf } from '@fenestra/i18n/texts-of';
import { caption, type Column, type PdfWriter } from '@fenestra/platform/documents/pdf-writer';
import { handoverOf } from '../compose/delivery-day';
import { withoutLinksOfPdf } from '../compose/without-links';
import { blockGapPt, type OrderPdfContext } from './order-pdf-context';

/** Points. */
const gutterPt = 16;

/** Who pays, where the goods go and who sells, side by side; of an order whose shopper was erased only who sells (decision 73). */
export function drawParties({ writer, order, data, shop, facts }: OrderPdfContext): void {
  const { orderPaper, confirmationMail } = textsOf(shop);
  const { deliverTo, phone } = recipientOf(data, shop);
  const [whereTo, where] =
    handoverOf(order) === 'delivery'
      ? [orderPaper.deliverTo, addressLines(deliverTo, shop)]
      : [confirmationMail.where.pickup, [confirmationMail.pickup]];
  const seller = [orderPaper.seller, sellerOf(facts, shop)] as const;
  const buyer = [
    [orderPaper.buyer, buyerOf(data, shop).map(withoutLinksOfPdf)],
    [whereTo, [...where.map(withoutLinksOfPdf), shownPhone(phone)]],
  ] as const;
  const parties = isErased(data) ? [seller] : [...buyer, seller];
  const width = (writer.width - buyer.length * gutterPt) / (buyer.length + 1);
  const top = writer.y;
  const ends = parties.map(([title, lines], nth) => {
    writer.y = top;
    drawParty(writer, title, lines, { x: writer.left + nth * (width + gutterPt), width });
    return writer.y;
  });
  writer.y = Math.max(...ends) + blockGapPt;
}

function drawParty(writer: PdfWriter, title: string, lines: readonly string[], { x, width }: Column): void {
  writer.y += writer.write(title, x, writer.y, width, { size: 8, colour: caption }) + 2;
  for (const [nth, line] of lines.entries()) writer.y += writer.write(line, x, writer.y, width, { bold: nth === 0 });
}

/** With the numbers of a company, as far as they were given. */
function buyerOf(data: OrderData, shop: Shop): string[] {
  const { fields } = textsOf(shop).checkout;
  const { invoiceTo, email } = recipientOf(data, shop);
  const { invoice, company } = withTypedData(data);
  const { id, taxId } = invoice ?? company ?? { id: '', taxId: '' };
  const numbers = [id && `${fields.companyId} ${id}`, taxId && `${fields.taxId} ${taxId}`];
  return [...addressLines(invoiceTo, shop), ...numbers.filter(Boolean), email];
}

/** Phone and e-mail are in the foot of the sheet. */
function sellerOf({ company }: ShopFacts, shop: Shop): string[] {
  const { name, street, town, vatId } = company;
  const lines = shop.largestFirst ? [town, street] : [street, town];
  return [name, ...lines, `${textsOf(shop).checkout.fields.taxId} ${vatId}`];
}

/** Town before street where the country writes so. */
function addressLines({ company, name, street, postcode, city }: Recipient['invoiceTo'], shop: Shop): string[] {
  const town = `${shownPostcode(postcode, shop.postcode.spaced)} ${city}`;
  return [company, name, ...(shop.largestFirst ? [town, street] : [street, town])].filter(Boolean);
}
