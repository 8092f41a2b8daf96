import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

// The fonts of the machine stay out: the same drawing gives the same picture everywhere.
const font = {
  fontFiles: [join(__dirname, 'fonts', 'sofia-sans-regular.ttf')],
  loadSystemFonts: false,
  defaultFontFamily: 'Sofia Sans',
  sansSerifFamily: 'Sofia Sans',
};

/** Draws an SVG as PNG, `width` pixels wide, on white: mail clients show neither SVG nor what is transparent as meant. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, background: 'white', font });
  return image.asPng();
}
