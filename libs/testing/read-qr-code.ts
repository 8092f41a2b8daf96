import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';

/** What the QR code on a picture says, as a library reads it that draws none. */
export function qrCodeText(png: Buffer): string | null {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const picture = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data ?? null;
}
