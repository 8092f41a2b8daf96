import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

// The fonts of the machine stay out: the same drawing gives the same picture everywhere.
const font = {
  fontFiles: [join(__dirname, 'fonts', 'sofia-sans-regular.ttf')],
  loadSystemFonts: false,
  defaultFontFamily: 'Sofia Sans',
  sansSerifFamily: 'Sofia Sans',
};

export type Picture = { readonly svg: string; readonly width: number };

/** The PNG of an SVG on white: mail clients show neither SVG nor what is transparent as meant. */
export function work({ svg, width }: Picture): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: 'white', font }).render().asPng();
}
