import { openSync } from 'fontkit';
import { pdfFonts } from './fonts';

const fonts = { regular: openSync(pdfFonts.regular), semibold: openSync(pdfFonts.semibold) } as const;

/**
 * A text in letters that a face has, since names come from everywhere. Of a letter that it lacks the signs above and below are left out as far
 * as must be: Nguyễn is written Nguyên. What has no such letter either, as in Chinese, stays and is an empty box.
 */
export function replaceMissingGlyphs(text: string, face: keyof typeof fonts): string {
  const font = fonts[face];
  const isDrawn = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!);
  return Array.from(text.normalize('NFC'), (character) =>
    isDrawn(character) ? character : nearest(character, isDrawn),
  ).join('');
}

function nearest(character: string, isDrawn: (character: string) => boolean): string {
  const [bare, ...marks] = character.normalize('NFD');
  if (bare === undefined || !isDrawn(bare)) return character;
  const withOne = marks.map((sign) => (bare + sign).normalize('NFC'));
  return withOne.find((each) => Array.from(each).length === 1 && isDrawn(each)) ?? bare;
}
