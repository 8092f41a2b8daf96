/** Letters that NFKD leaves whole. */
const wholeLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Lower case without accents. The check spares most names of a long list the rest. */
export const withoutAccents = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøđłı]/g, (letter) => wholeLetters[letter]!);

/**
 * `ae`, `oe` and `ue` lose their e, as ä, ö and ü lose their dots: all three spellings compare equal. The beginning of a text folds to the
 * beginning of the folded text, so a name is found while it is typed.
 */
export const normalized = (text: string): string => withoutAccents(text).replace(/([aou])e/g, '$1');

/** Folded spellings of one word. An abbreviation that begins like its word needs no row. */
const spellings: readonly (readonly string[])[] = [
  ['st', 'sankt', 'skt', 'sanct'],
  ['wiener', 'wr'],
  ['deutsch', 'dt', 'dtsch'],
  ['heilig', 'heiligen', 'hl', 'hlg'],
  ['markt', 'mkt'],
  ['oberbayern', 'obb'],
  ['niederbayern', 'ndb'],
  ['oberpfalz', 'opf'],
  ['oberfranken', 'ofr'],
  ['mittelfranken', 'mfr'],
  ['unterfranken', 'ufr'],
  ['oldenburg', 'oldb'],
  ['steiermark', 'stmk'],
  ['karnten', 'ktn'],
  ['budapest', 'bp', 'bpest'],
];
const spellingsOf: ReadonlyMap<string, readonly string[]> = new Map(
  spellings.flatMap((group) => group.map((spelling) => [spelling, group] as const)),
);

/** `XIII. kerület` is the 13th district. */
function numberOf(numeral: string): string | undefined {
  if (!/^X{0,2}(?:IX|IV|V?I{0,3})$/.test(numeral)) return undefined;
  const values = [...numeral].map((letter) => ({ X: 10, V: 5 })[letter] ?? 1);
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0));
}

/** A word or a number of a name or of a search. */
export type Word = {
  readonly text: string;
  /** Not folded, without accents. */
  readonly plain: string;
  readonly spellings: readonly string[];
  /** Followed by a dot: `a.M.` stands for `am Main`. */
  readonly isAbbreviated: boolean;
  readonly isNumber: boolean;
  /** Position in the text, which has to be in NFC. */
  readonly start: number;
  readonly end: number;
};

/** Hyphens, slashes, commas and brackets separate words as spaces do. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/(?<word>\p{L}[\p{L}\p{M}]*|\p{Nd}+)(?<dot>\.?)/gu)].map((match) => {
    const { word = '', dot } = match.groups!;
    const plain = withoutAccents(word);
    const folds = normalized(plain);
    const number = numberOf(word);
    return {
      text: folds,
      plain,
      spellings: spellingsOf.get(folds) ?? (number === undefined ? [folds] : [folds, number]),
      isAbbreviated: dot === '.',
      isNumber: /^\d/.test(plain),
      start: match.index,
      end: match.index + word.length,
    };
  });

/** Whether a typed word is a spelling of the word of a name, or its beginning with a dot. */
export const isWhole = (typed: Word, word: Word): boolean =>
  word.spellings.includes(typed.text) ||
  (typed.spellings.length > 1 && word.spellings.includes(typed.spellings[0]!)) ||
  (typed.isAbbreviated && typed.spellings.length === 1 && !typed.isNumber && begins(typed, word));

/** Whether a typed word stands for the word of a name: a spelling or its beginning. A number is typed as a whole. */
export const matches = (typed: Word, word: Word): boolean =>
  isWhole(typed, word) || (!typed.isNumber && begins(typed, word));

/**
 * Whether a name abbreviates what was typed, as `d.` does `der`. A dot after a word with other spellings, as in `St.`, shortens nothing else,
 * and a search that begins with a word is not meant by a few letters.
 */
export const isShortOf = (word: Word, typed: Word, isFirst: boolean): boolean =>
  word.isAbbreviated &&
  word.spellings.length === 1 &&
  word.text.length > (isFirst ? 3 : 0) &&
  typed.text.startsWith(word.text);

const begins = (typed: Word, word: Word): boolean => word.spellings.some((spelling) => spelling.startsWith(typed.text));

/** Without separators: `Groß-Gerau`, `Groß Gerau` and `Großgerau` are one, and so are `St. Pölten` and `Sanktpölten`. */
export const joined = (words: readonly Word[]): string =>
  normalized(words.map(({ text }) => text).join('')).replace(/sankt|skt|sanct/g, 'st');
