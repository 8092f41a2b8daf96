import { depositPercent, prepaymentPercent } from '@fenestra/domain/ordering/payment-options';
import type { GoodsOfOffer } from '@fenestra/domain/pricing/offer-term';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawQr } from '@fenestra/platform/documents/draw-qr';
import { type Column, type PdfWriter, quiet, sectionHeight } from '@fenestra/platform/documents/pdf-writer';

export type Closing = {
  readonly shop: Shop;
  readonly link: string;
  readonly validUntil: string;
  readonly goods: GoodsOfOffer;
};

/** Points: 31 mm for the code, around it more than four of its modules of white, the box, and the space between it and the conditions. */
const qrCode = { side: 88, inset: 12 } as const;
const linkBox = { width: 228, gutter: 16, below: 8 } as const;
const heading = { size: 11, bold: true } as const;
const smallPrint = { size: 8.5 } as const;
const term = { ...smallPrint, colour: quiet } as const;
const numberWidthPt = 16;

/** The conditions, and beside them the way to open the offer again and how it is paid: on one page. */
export function drawClosing(writer: PdfWriter, closing: Closing): void {
  const { left, right } = columnsOf(writer);
  const height = closingHeight(writer, closing);
  writer.ensureSpace(height);
  const top = writer.y;
  drawConditions(writer, closing, left);
  writer.y = top;
  drawLinkBox(writer, closing, right);
  const payment = paymentOf(closing);
  if (payment) writer.write(payment, right.x, top + boxHeight(writer, closing) + linkBox.below, right.width, term);
  writer.y = top + height;
}

export function closingHeight(writer: PdfWriter, closing: Closing): number {
  const { left, right } = columnsOf(writer);
  const payment = paymentOf(closing);
  const paying = payment ? linkBox.below + writer.heightOf(payment, right.width, smallPrint) : 0;
  const rightHeight = boxHeight(writer, closing) + paying;
  return Math.max(sectionHeight + 6 + termsHeight(writer, closing, left), rightHeight);
}

function columnsOf(writer: PdfWriter): { left: Column; right: Column } {
  const x = writer.right - linkBox.width;
  return {
    left: { x: writer.left, width: writer.width - linkBox.width - linkBox.gutter },
    right: { x, width: linkBox.width },
  };
}

/** For goods from stock no price is promised (decision 32), and from their contract a consumer may withdraw. */
function termsOf({ shop, validUntil, goods }: Closing): readonly string[] {
  const { offer, saved } = textsOf(shop);
  const { price, always, madeToMeasure, terms } = offer.document.conditions;
  return [
    ...(goods.made ? [price(validUntil)] : []),
    ...(goods.stock ? [saved.stockPrice] : []),
    ...always,
    ...(goods.made ? [madeToMeasure] : []),
    terms,
  ];
}
const termHeight = (writer: PdfWriter, text: string, { width }: Column): number =>
  writer.heightOf(text, width - numberWidthPt, smallPrint) + 4;
const termsHeight = (writer: PdfWriter, closing: Closing, column: Column): number =>
  termsOf(closing).reduce((sum, text) => sum + termHeight(writer, text, column), 0);

function drawConditions(writer: PdfWriter, closing: Closing, column: Column): void {
  writer.section(textsOf(closing.shop).offer.document.terms, column);
  writer.y += 6;
  writer.structure.group('L', () =>
    termsOf(closing).forEach((text, nth) =>
      writer.structure.group('LI', () => {
        writer.write(`${nth + 1}.`, column.x, writer.y, numberWidthPt, { ...term, as: 'Lbl' });
        writer.write(text, column.x + numberWidthPt, writer.y, column.width - numberWidthPt, { ...term, as: 'LBody' });
        writer.y += termHeight(writer, text, column);
      }),
    ),
  );
}

/** Goods from stock alone have neither deposit nor discount, and come sooner: their cart says how they are paid. */
const paymentOf = ({ shop, goods }: Closing): string =>
  goods.made ? textsOf(shop).offer.document.payment(depositPercent, prepaymentPercent) : '';

const linkTextsOf = ({ shop, link }: Closing) => {
  const { open, openText } = textsOf(shop).offer.document;
  return { open, openText, shown: link.replace(/^https?:\/\//, '') };
};

const linkTextWidth = linkBox.width - qrCode.side - 3 * qrCode.inset;

function boxHeight(writer: PdfWriter, closing: Closing): number {
  const { open, openText, shown } = linkTextsOf(closing);
  const heights = [writer.heightOf(open, linkTextWidth, heading), writer.heightOf(openText, linkTextWidth, smallPrint)];
  const height = heights.reduce((sum, each) => sum + each + 4, writer.heightOf(shown, linkTextWidth, smallPrint));
  return 2 * qrCode.inset + Math.max(qrCode.side, height);
}

function drawLinkBox(writer: PdfWriter, closing: Closing, column: Column): void {
  const { open, openText, shown } = linkTextsOf(closing);
  writer.box(column.x, writer.y, column.width, boxHeight(writer, closing));
  const x = column.x + qrCode.side + 2 * qrCode.inset;
  let y = writer.y + qrCode.inset;
  y += writer.write(open, x, y, linkTextWidth, { ...heading, as: 'H2' }) + 4;
  y += writer.write(openText, x, y, linkTextWidth, term) + 4;
  drawQr(writer, closing.link, `${open}: ${shown}`, {
    x: column.x + qrCode.inset,
    y: writer.y + qrCode.inset,
    side: qrCode.side,
  });
  writer.link(shown, x, y, linkTextWidth, closing.link, smallPrint);
}
