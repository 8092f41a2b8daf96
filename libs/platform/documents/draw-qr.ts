import { qrPath } from '../drawing/qr';
import { ink, type PdfWriter } from './pdf-writer';

/** A QR code without its quiet zone, `side` points wide; `alt` says what it holds. */
export function drawQr(
  writer: PdfWriter,
  text: string,
  alt: string,
  { x, y, side }: { x: number; y: number; side: number },
) {
  const { size, path } = qrPath(text);
  const { pdf, structure } = writer;
  structure.leaf(
    'Figure',
    () => {
      pdf.save().translate(x, y);
      pdf
        .scale(side / size)
        .path(path)
        .fill(ink);
      pdf.restore();
    },
    { alt },
  );
}
