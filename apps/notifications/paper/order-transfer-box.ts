import { drawQr } from '@fenestra/platform/documents/draw-qr';
import { caption, type PdfWriter, quiet } from '@fenestra/platform/documents/pdf-writer';
import type { Row } from '../mail-words';
import type { TransferWords } from '../transfer';

/** Points: 31 mm for the code with white around it. */
const qr = { side: 88, inset: 12 } as const;
const row = 17;
/** Points: between a row and the next. */
const rowSpace = 3;
const label = 130;
/** Points: over and under the words. */
const space = 6;
const words = { size: 9, colour: quiet } as const;

const valueWidth = ({ width }: PdfWriter): number => width - label - qr.side - 3 * qr.inset;

/** A long name takes several lines. */
const rowHeight = (paper: PdfWriter, [, value]: Row): number =>
  Math.max(row, paper.heightOf(value, valueWidth(paper), { bold: true }) + rowSpace);

const boxHeight = (paper: PdfWriter, { rows }: TransferWords): number =>
  Math.max(
    rows.reduce((height, each) => height + rowHeight(paper, each), 0),
    qr.side,
  ) +
  2 * qr.inset;

/** Points. */
export const transferHeight = (paper: PdfWriter, transfer: TransferWords): number =>
  2 * space + paper.heightOf(transfer.text, paper.width, words) + boxHeight(paper, transfer);

/** Where to send what is due, value by value, beside the code that says the same. */
export function drawTransfer(paper: PdfWriter, transfer: TransferWords): void {
  const { text, rows, code } = transfer;
  const height = boxHeight(paper, transfer);
  paper.y += space;
  paper.y += paper.write(text, paper.left, paper.y, paper.width, words) + space;
  paper.box(paper.left, paper.y, paper.width, height);
  let y = paper.y + qr.inset;
  for (const each of rows) {
    const [name, value] = each;
    paper.write(name, paper.left + qr.inset, y, label, { size: 8, colour: caption });
    paper.write(value, paper.left + qr.inset + label, y, valueWidth(paper), { bold: true });
    y += rowHeight(paper, each);
  }
  const place = { x: paper.right - qr.side - qr.inset, y: paper.y + qr.inset, side: qr.side };
  if (code) drawQr(paper, code.content, code.name, place);
  paper.y += height;
}
