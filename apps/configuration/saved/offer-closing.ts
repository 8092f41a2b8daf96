import { depositPercent, prepaymentPercent } from '@fenestra/domain/ordering/payment-options';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawQr } from '@fenestra/platform/documents/draw-qr';
import { type Column, type Paper, quiet, sectionHeight } from '@fenestra/platform/documents/paper';

export type Closing = { readonly shop: Shop; readonly link: string; readonly validUntil: string };

/** Points: 31 mm for the code, around it more than four of its modules of white, the box, and the space between it and the conditions. */
const qr = { side: 88, inset: 12 } as const;
const box = { width: 228, gutter: 16, below: 8 } as const;
const heading = { size: 11, bold: true } as const;
const fine = { size: 8.5 } as const;
const term = { ...fine, colour: quiet } as const;
const number = 16;

/** The conditions, and beside them the way to open the offer again and how it is paid: on one page. */
export function drawClosing(paper: Paper, closing: Closing): void {
  const { left, right } = columnsOf(paper);
  const height = closingHeight(paper, closing);
  paper.room(height);
  const top = paper.y;
  conditions(paper, closing, left);
  paper.y = top;
  openAgain(paper, closing, right);
  paper.write(paymentOf(closing), right.x, top + boxHeight(paper, closing) + box.below, right.width, term);
  paper.y = top + height;
}

export function closingHeight(paper: Paper, closing: Closing): number {
  const { left, right } = columnsOf(paper);
  const paying = paper.heightOf(paymentOf(closing), right.width, fine);
  const beside = boxHeight(paper, closing) + box.below + paying;
  return Math.max(sectionHeight + 6 + termsHeight(paper, closing, left), beside);
}

function columnsOf(paper: Paper): { left: Column; right: Column } {
  const x = paper.right - box.width;
  return { left: { x: paper.left, width: paper.width - box.width - box.gutter }, right: { x, width: box.width } };
}

const termsOf = ({ shop, validUntil }: Closing): readonly string[] =>
  textsOf(shop).offer.document.conditions(validUntil);
const termHeight = (paper: Paper, text: string, { width }: Column): number =>
  paper.heightOf(text, width - number, fine) + 4;
const termsHeight = (paper: Paper, closing: Closing, column: Column): number =>
  termsOf(closing).reduce((sum, text) => sum + termHeight(paper, text, column), 0);

function conditions(paper: Paper, closing: Closing, column: Column): void {
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

const paymentOf = ({ shop }: Closing): string =>
  textsOf(shop).offer.document.payment(depositPercent, prepaymentPercent);

const wordsOf = ({ shop, link }: Closing) => {
  const { open, openText } = textsOf(shop).offer.document;
  return { open, openText, shown: link.replace(/^https?:\/\//, '') };
};

const wordsWidth = box.width - qr.side - 3 * qr.inset;

function boxHeight(paper: Paper, closing: Closing): number {
  const { open, openText, shown } = wordsOf(closing);
  const words = [paper.heightOf(open, wordsWidth, heading), paper.heightOf(openText, wordsWidth, fine)];
  const height = words.reduce((sum, each) => sum + each + 4, paper.heightOf(shown, wordsWidth, fine));
  return 2 * qr.inset + Math.max(qr.side, height);
}

function openAgain(paper: Paper, closing: Closing, column: Column): void {
  const { open, openText, shown } = wordsOf(closing);
  paper.box(column.x, paper.y, column.width, boxHeight(paper, closing));
  const x = column.x + qr.side + 2 * qr.inset;
  let y = paper.y + qr.inset;
  y += paper.write(open, x, y, wordsWidth, { ...heading, as: 'H2' }) + 4;
  y += paper.write(openText, x, y, wordsWidth, term) + 4;
  drawQr(paper, closing.link, `${open}: ${shown}`, { x: column.x + qr.inset, y: paper.y + qr.inset, side: qr.side });
  paper.link(shown, x, y, wordsWidth, closing.link, fine);
}
