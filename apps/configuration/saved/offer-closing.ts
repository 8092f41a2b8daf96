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
const qr = { side: 88, inset: 12 } as const;
const box = { width: 228, gutter: 16, below: 8 } as const;
const heading = { size: 11, bold: true } as const;
const fine = { size: 8.5 } as const;
const term = { ...fine, colour: quiet } as const;
const number = 16;

/** The conditions, and beside them the way to open the offer again and how it is paid: on one page. */
export function drawClosing(paper: PdfWriter, closing: Closing): void {
  const { left, right } = columnsOf(paper);
  const height = closingHeight(paper, closing);
  paper.ensureSpace(height);
  const top = paper.y;
  conditions(paper, closing, left);
  paper.y = top;
  openAgain(paper, closing, right);
  const payment = paymentOf(closing);
  if (payment) paper.write(payment, right.x, top + boxHeight(paper, closing) + box.below, right.width, term);
  paper.y = top + height;
}

export function closingHeight(paper: PdfWriter, closing: Closing): number {
  const { left, right } = columnsOf(paper);
  const payment = paymentOf(closing);
  const paying = payment ? box.below + paper.heightOf(payment, right.width, fine) : 0;
  const beside = boxHeight(paper, closing) + paying;
  return Math.max(sectionHeight + 6 + termsHeight(paper, closing, left), beside);
}

function columnsOf(paper: PdfWriter): { left: Column; right: Column } {
  const x = paper.right - box.width;
  return { left: { x: paper.left, width: paper.width - box.width - box.gutter }, right: { x, width: box.width } };
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
const termHeight = (paper: PdfWriter, text: string, { width }: Column): number =>
  paper.heightOf(text, width - number, fine) + 4;
const termsHeight = (paper: PdfWriter, closing: Closing, column: Column): number =>
  termsOf(closing).reduce((sum, text) => sum + termHeight(paper, text, column), 0);

function conditions(paper: PdfWriter, closing: Closing, column: Column): void {
  paper.section(textsOf(closing.shop).offer.document.terms, column);
  paper.y += 6;
  paper.structure.group('L', () =>
    termsOf(closing).forEach((text, nth) =>
      paper.structure.group('LI', () => {
        paper.write(`${nth + 1}.`, column.x, paper.y, number, { ...term, as: 'Lbl' });
        paper.write(text, column.x + number, paper.y, column.width - number, { ...term, as: 'LBody' });
        paper.y += termHeight(paper, text, column);
      }),
    ),
  );
}

/** Goods from stock alone have neither deposit nor discount, and come sooner: their cart says how they are paid. */
const paymentOf = ({ shop, goods }: Closing): string =>
  goods.made ? textsOf(shop).offer.document.payment(depositPercent, prepaymentPercent) : '';

const wordsOf = ({ shop, link }: Closing) => {
  const { open, openText } = textsOf(shop).offer.document;
  return { open, openText, shown: link.replace(/^https?:\/\//, '') };
};

const wordsWidth = box.width - qr.side - 3 * qr.inset;

function boxHeight(paper: PdfWriter, closing: Closing): number {
  const { open, openText, shown } = wordsOf(closing);
  const words = [paper.heightOf(open, wordsWidth, heading), paper.heightOf(openText, wordsWidth, fine)];
  const height = words.reduce((sum, each) => sum + each + 4, paper.heightOf(shown, wordsWidth, fine));
  return 2 * qr.inset + Math.max(qr.side, height);
}

function openAgain(paper: PdfWriter, closing: Closing, column: Column): void {
  const { open, openText, shown } = wordsOf(closing);
  paper.box(column.x, paper.y, column.width, boxHeight(paper, closing));
  const x = column.x + qr.side + 2 * qr.inset;
  let y = paper.y + qr.inset;
  y += paper.write(open, x, y, wordsWidth, { ...heading, as: 'H2' }) + 4;
  y += paper.write(openText, x, y, wordsWidth, term) + 4;
  drawQr(paper, closing.link, `${open}: ${shown}`, { x: column.x + qr.inset, y: paper.y + qr.inset, side: qr.side });
  paper.link(shown, x, y, wordsWidth, closing.link, fine);
}
