import { openSync } from 'fontkit';
import { faces } from './faces';

const fonts = { regular: openSync(faces.regular), semibold: openSync(faces.semibold) } as const;

/**
 * A text in letters that a face has, since names come from everywhere. Of a letter that it lacks the signs above and below are left out as far
 * as must be: Nguyễn is written Nguyên. What has no such letter either, as in Chinese, stays and is an empty box.
 */
export function inLetters(text: string, face: keyof typeof fonts): string {
  const font = fonts[face];
  const isDrawn = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  return Array.from(text.normalize('NFC'), (letter) => (isDrawn(letter) ? letter : nearest(letter, isDrawn))).join('');
}

function nearest(letter: string, isDrawn: (letter: string) => boolean): string {
  const [bare, ...signs] = letter.normalize('NFD');
  if (bare === undefined || !isDrawn(bare)) return letter;
  const withOne = signs.map((sign) => (bare + sign).normalize('NFC'));
  return withOne.find((each) => Array.from(each).length === 1 && isDrawn(each)) ?? bare;
}
