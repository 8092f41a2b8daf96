import { shops } from '@fenestra/domain/shop/shops';

/** A word or a number of a name or of what was typed. */
export type Word = {
  /** Folded. */
  readonly text: string;
  /** All accepted spellings, `text` first. */
  readonly spellings: readonly string[];
  /** Followed by a dot: `a.M.` stands for `am Main`. */
  readonly isAbbreviated: boolean;
  readonly start: number;
};

/** Letters that NFKD leaves whole. */
const wholeLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Lower case without accents. `ae`, `oe` and `ue` lose their e, as ä, ö and ü lose their dots: all three spellings compare equal.
 * A beginning of a text folds to a beginning of the folded text, so a search works while a name is typed.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => wholeLetters[letter]!)
    .replace(/([aou])e/g, '$1');

/** Abbreviations that are no beginning of their word; what is one needs no row. */
const sameWords = [
  ['st', 'sankt', 'skt', 'sanct', 'sta', 'sankta'],
  ['svaty', 'svata', 'svate', 'svateho', 'svatej', 'svatem', 'svaty', 'sv'],
  ['wiener', 'wr'],
  ['deutsch', 'dt', 'dtsch'],
  ['heilig', 'heiligen', 'heiliger', 'heiliges', 'hl', 'hlg'],
  ['markt', 'mkt'],
  ['nieder', 'ndr', 'nd'],
  ['oberbayern', 'obb'],
  ['niederbayern', 'ndb', 'nby'],
  ['oberpfalz', 'opf'],
  ['oberfranken', 'ofr'],
  ['mittelfranken', 'mfr'],
  ['unterfranken', 'ufr'],
  ['oldenburg', 'oldb'],
  ['steiermark', 'stmk'],
  ['karnten', 'ktn'],
  ['niederosterreich', 'no'],
  ['oberosterreich', 'oo'],
  ['budapest', 'bp', 'bpest'],
  ['kerulet', 'ker'],
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['v', '5'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['x', '10'],
  ['xi', '11'],
  ['xii', '12'],
  ['xiii', '13'],
  ['xiv', '14'],
  ['xv', '15'],
  ['xvi', '16'],
  ['xvii', '17'],
  ['xviii', '18'],
  ['xix', '19'],
  ['xx', '20'],
  ['xxi', '21'],
  ['xxii', '22'],
  ['xxiii', '23'],
] as const;
