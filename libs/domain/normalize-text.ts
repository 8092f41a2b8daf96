/** Spacing accents (´ ¨ ˇ): NFKC would make a space and a combining mark of them, also of the apostrophe in O´Brien. */
const accents =
  '\u00a8\u00af\u00b4\u00b8\u02d8-\u02dd\u037a\u0384\u0385\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed\u1fee\u1ffd\u1ffe\u2017\u203e\u309b\u309c';
const withoutAccents = new RegExp(`[^${accents}]+`, 'gu');

const hyphens = /[\u2010\u2011\u2212]/gu;
const dashes = /[\u2012-\u2015]/gu;
const fractionBehindDigit = /(\d)(?=[\u00bc-\u00be\u2150-\u215e])/gu;
const ofNotes = /[\ufb00-\ufb06\uff01-\uff5e\u3000]/gu;

/** NFKC of a name or an address as word processors and PDFs write it: ligatures, fullwidth letters, letters with separate accents. */
export const normalizeLine = (typed: string): string =>
  typed
    .replace(fractionBehindDigit, '$1 ') // house number 5½ → 5 1/2, not 51/2
    .replace(withoutAccents, (text) => text.normalize('NFKC'))
    .replace(hyphens, '-')
    .replaceAll('\u2044', '/');

/** The same of a number, in which every dash is a hyphen. */
export const normalizeNumber = (typed: string): string => normalizeLine(typed).replace(dashes, '-');

/** Folds ligatures and fullwidth letters of a note only: m² keeps its meaning. */
export const normalizeNote = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(ofNotes, (character) => character.normalize('NFKC'))
    .replace(hyphens, '-');
