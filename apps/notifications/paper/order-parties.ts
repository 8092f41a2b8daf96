import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { type Recipient, recipientOf } from '@fenestra/domain/ordering/recipient';
import type { Shop } from '@fenestra/domain/shop/shops';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { textsOf } from '@fenestra/i18n/texts-of';
import { caption, type Column, type Paper } from '@fenestra/platform/documents/paper';

/** Points. */
const gutter = 16;

/** Who pays and where the goods go, side by side. */
export function drawParties(
  paper: Paper,
  { cart }: OrderSnapshot['order'],
  data: OrderSnapshot['data'],
  shop: Shop,
): void {
  const { orderPage, confirmationMail } = textsOf(shop);
  const { invoiceTo, deliverTo, email, phone } = recipientOf(data, shop);
  const where = cart.delivery?.kind === 'delivery' ? linesOf(deliverTo, shop) : [confirmationMail.pickup];
  const width = (paper.width - gutter) / 2;
  const top = paper.y;
  const [left, right] = [paper.left, paper.left + width + gutter].map((x, nth) => {
    const lines = nth === 0 ? [...linesOf(invoiceTo, shop), email] : [...where, phone];
    paper.y = top;
    drawParty(paper, nth === 0 ? orderPage.invoiceTo : orderPage.deliverTo, lines, { x, width });
    return paper.y;
  });
  paper.y = Math.max(left!, right!);
}

function drawParty(paper: Paper, title: string, lines: readonly string[], { x, width }: Column): void {
  paper.y += paper.write(title, x, paper.y, width, { size: 8, colour: caption }) + 2;
  for (const [nth, line] of lines.entries()) paper.y += paper.write(line, x, paper.y, width, { bold: nth === 0 });
}

/** Town before street where the country writes so. */
function linesOf({ company, name, street, postcode, city }: Recipient['invoiceTo'], shop: Shop): string[] {
  const town = `${shownPostcode(postcode, shop.postcode.spaced)} ${city}`;
  return [company, name, ...(shop.largestFirst ? [town, street] : [street, town])].filter(Boolean);
}
