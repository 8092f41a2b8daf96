import { drawQr } from '@fenestra/platform/documents/draw-qr';
import { caption, type PdfWriter, quiet } from '@fenestra/platform/documents/pdf-writer';
import type { Row } from '../compose/mail-texts';
import type { TransferTexts } from '../compose/transfer';

/** Points: 31 mm for the code with white around it. */
const qrCode = { side: 88, inset: 12 } as const;
const rowHeightPt = 17;
/** Points: between a row and the next. */
const rowGapPt = 3;
const labelWidthPt = 130;
/** Points: over and under the words. */
const textGapPt = 6;
const textStyle = { size: 9, colour: quiet } as const;

const valueWidth = ({ width }: PdfWriter): number => width - labelWidthPt - qrCode.side - 3 * qrCode.inset;

/** A long name takes several lines. */
const rowHeight = (writer: PdfWriter, [, value]: Row): number =>
  Math.max(rowHeightPt, writer.heightOf(value, valueWidth(writer), { bold: true }) + rowGapPt);

const boxHeight = (writer: PdfWriter, { rows }: TransferTexts): number =>
  Math.max(
    rows.reduce((height, each) => height + rowHeight(writer, each), 0),
    qrCode.side,
  ) +
  2 * qrCode.inset;

/** Points. */
export const transferHeight = (writer: PdfWriter, transfer: TransferTexts): number =>
  2 * textGapPt + writer.heightOf(transfer.text, writer.width, textStyle) + boxHeight(writer, transfer);

/** Where to send what is due, value by value, beside the code that says the same. */
export function drawTransfer(writer: PdfWriter, transfer: TransferTexts): void {
  const { text, rows, code } = transfer;
  const height = boxHeight(writer, transfer);
  writer.y += textGapPt;
  writer.y += writer.write(text, writer.left, writer.y, writer.width, textStyle) + textGapPt;
  writer.box(writer.left, writer.y, writer.width, height);
  let y = writer.y + qrCode.inset;
  for (const each of rows) {
    const [name, value] = each;
    writer.write(name, writer.left + qrCode.inset, y, labelWidthPt, { size: 8, colour: caption });
    writer.write(value, writer.left + qrCode.inset + labelWidthPt, y, valueWidth(writer), { bold: true });
    y += rowHeight(writer, each);
  }
  const qrCodePosition = {
    x: writer.right - qrCode.side - qrCode.inset,
    y: writer.y + qrCode.inset,
    side: qrCode.side,
  };
  if (code) drawQr(writer, code.content, code.name, qrCodePosition);
  writer.y += height;
}
