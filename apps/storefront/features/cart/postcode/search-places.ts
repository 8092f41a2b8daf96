import { shops } from '@fenestra/domain/shop/shops';
import { isSearch } from './is-search';
import type { PostcodeEntry } from './postcode-entry';
import { normalized, isShortOf, isWhole, joined, matches, withoutAccents, type Word, wordsOf } from './match-words';

/** Places with their names as they are compared, prepared once for a list of up to 20,000. */
export const searchable = (places: readonly PostcodeEntry[]) =>
  places.map((entry) => {
    const name = entry.place.normalize('NFC');
    const words = wordsOf(name);
    const all = [...words, ...districtWords(entry)];
    return {
      entry,
      name,
      words: all,
      length: words.length,
      text: all.flatMap(({ spellings }) => spellings).join(' '),
      plain: withoutAccents(name),
      joined: joined(words),
      /** Where each word begins in `joined`. */
      starts: words.map((_, index) => (index === 0 ? 0 : joined(words.slice(0, index)).length)),
      hasAbbreviation: words.some(({ isAbbreviated }) => isAbbreviated),
    };
  });
type Searchable = ReturnType<typeof searchable>[number];

/** `Wien 10` and `10. Bezirk` mean 1100 Wien, Favoriten. */
function districtWords({ place, postcode }: PostcodeEntry): Word[] {
  const district = /^Wien,/.test(place) && /^1(\d\d)0$/.exec(postcode)?.[1];
  return district ? wordsOf(`${Number(district)} Bezirk`) : [];
}

/** One way to read a search: the digits of a postcode or of its beginning, and the words and numbers of a name. */
type Reading = {
  readonly code: string;
  readonly words: readonly Word[];
  /** Without separators: all words, and each of them. */
  readonly whole: string;
  readonly parts: readonly string[];
  /** Words with `ae`, `oe` or `ue`: Aue is not Au. */
  readonly asSpelled: readonly string[];
};
const reading = (code: string, words: readonly Word[]): Reading => ({
  ...{ code, words, whole: joined(words) },
  parts: words.map((word) => joined([word])),
  asSpelled: words.filter(({ plain, text }) => plain !== text).map(({ plain }) => plain),
});

/**
 * Places by the beginning of a postcode, by words of their name or by both, in any order, without regard to case, accents, separators and
 * the spelling of umlauts (POST-04 to POST-06). Better hits first.
 */
export function searchPlaces(places: readonly Searchable[], typed: string): PostcodeEntry[] {
  const readings = readingsOf(typed);
  const hits = rankedBy(readings, places, typed);
  if (hits.length > 0) return hits.map(({ entry }) => entry);
  const longer = rankedBy(readings.flatMap(withoutFillers), places, typed);
  if (longer.length > 0) return longer.map(({ entry }) => entry);
  // A whole postcode next to words that are no town of it: a street, a country, a name in another language.
  const codes = new Set(readings.map(({ code }) => code));
  return places.filter(({ entry }) => codes.has(entry.postcode)).map(({ entry }) => entry);
}

/** Places of which all that was typed is found, better ranks first. */
export const ranked = (places: readonly Searchable[], typed: string): RankedPlace[] =>
  rankedBy(readingsOf(typed), places, typed);

type RankedPlace = { readonly entry: PostcodeEntry; readonly rank: number };

/** All digits that may be the postcode in a search such as `D-80313 München`. */
export const postcodesIn = (typed: string): string[] => readingsOf(typed).map(({ code }) => code);

function rankedBy(readings: readonly Reading[], places: readonly Searchable[], typed: string): RankedPlace[] {
  const literal = typed.normalize('NFC').trim().toLowerCase();
  const isLiteral = ({ name }: Searchable) => name.toLowerCase() === literal; // Bohne before Böhne
  return places
    .map((place) => ({ place, rank: Math.min(none, ...readings.map((each) => rankOf(place, each))) }))
    .filter(({ rank }) => rank < none)
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(isLiteral(b.place)) - Number(isLiteral(a.place)) ||
        (a.place.joined < b.place.joined ? -1 : Number(a.place.joined > b.place.joined)),
    )
    .map(({ place: { entry }, rank }) => ({ entry, rank }));
}

/** Digits may be a postcode (`602 00`) or belong to a name (`Praha 5`): each run of them is tried as either. */
function readingsOf(typed: string): Reading[] {
  if (!isSearch(typed)) return [];
  const words = wordsOf(typed.normalize('NFC'));
  const readings = [reading('', words)];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length && words[to - 1]!.isNumber; to++) {
      const code = words.slice(from, to).map(({ text }) => text);
      const before = words.slice(0, isCountry(words[from - 1]) ? from - 1 : from);
      readings.push(reading(code.join(''), [...before, ...words.slice(to)]));
    }
  return readings;
}

/** `Halle a.d. Saale` means Halle (Saale): short words may be absent from a name, if a longer one is in it. */
function withoutFillers({ code, words }: Reading): Reading[] {
  const long = words.filter(({ text }) => text.length > 3);
  return long.length > 0 && long.length < words.length ? [reading(code, long)] : [];
}

/** `A` of `A-1010`, `CZ` of `CZ 602 00`. */
const isCountry = (word: Word | undefined): boolean => {
  const letters = word?.text.toUpperCase() ?? '';
  return letters !== '' && shops.some(({ postcode: { prefix } }) => prefix.exec(letters)?.[0] === letters);
};

const none = 20;
function rankOf(place: Searchable, search: Reading): number {
  const { code, words } = search;
  if (!place.entry.postcode.startsWith(code)) return none;
  if (words.length === 0) return 0;
  const isPart = code !== '' && code !== place.entry.postcode;
  if (!mayMatch(place, search)) return none;
  const isSpelled = search.asSpelled.every((word) => place.plain.includes(word));
  return rankByName(place, search) + (isPart ? 3 : 0) + (isSpelled ? 0 : 2);
}

/** Excludes most of a long list by a cheap check; every rank but that of an abbreviated name implies it. */
const mayMatch = ({ text, joined: name, hasAbbreviation }: Searchable, { words, parts }: Reading): boolean =>
  hasAbbreviation ||
  words.every(
    (word, at) =>
      name.includes(parts[at]!) || word.spellings.some((each) => text.includes(each) || name.includes(each)),
  );

/**
 * 0: the whole name, 1: its first words, 2: its beginning, 3: words in their order, 4: words in another order or without separators,
 * 5: parts of words.
 */
function rankByName(place: Searchable, { words, whole }: Reading): number {
  if (place.joined === whole) return 0;
  const found = inOrder(place.words, words);
  if (found?.at(-1) === words.length - 1 && words.every((word, at) => isWhole(word, place.words[at]!)))
    return words.length === place.length ? 0 : 1;
  if (found?.at(-1) === words.length - 1 || place.joined.startsWith(whole)) return 2;
  if (found) return 3;
  if (place.starts.some((start) => place.joined.startsWith(whole, start)) || inAnyOrder(place.words, words)) return 4;
  return isInside(place.joined, words, whole) ? 5 : none;
}

/** The index of the word of a name that each typed word stands for; null unless all do, in their order. */
function inOrder(name: readonly Word[], typed: readonly Word[]): number[] | null {
  const found: number[] = [];
  for (const word of typed) {
    const last = found.at(-1) ?? -1;
    const at = name.findIndex(
      (each, index) => index > last && (matches(word, each) || isShortOf(each, word, last < 0)),
    );
    if (at < 0) return null;
    found.push(at);
  }
  return found;
}

/** Longer words choose first. */
function inAnyOrder(name: readonly Word[], typed: readonly Word[]): boolean {
  const free = new Set(name);
  return typed
    .toSorted((a, b) => b.text.length - a.text.length)
    .every((word) => {
      const at = [...free].find((candidate) => matches(word, candidate));
      return at !== undefined && free.delete(at);
    });
}

/** `mistek` in Frýdek-Místek, `gr enzersdorf` in Großenzersdorf. */
function isInside(name: string, words: readonly Word[], whole: string): boolean {
  if (name.includes(whole)) return true;
  if (words.every(({ text }) => text.length < 3)) return false;
  let from = 0;
  return words.every(({ spellings }, index) => {
    const spelling = spellings.find((each) => (index === 0 ? name.startsWith(each) : name.includes(each, from)));
    if (spelling === undefined) return false;
    from = name.indexOf(spelling, from) + spelling.length;
    return true;
  });
}

/** A name in three: before the hit, the hit as it is written there, and after it; all of it before where it was not found by its name. */
export function hitIn(place: string, typed: string): [before: string, hit: string, after: string] {
  const name = place.normalize('NFC');
  const [start, end] = hitOf(name, typed) ?? [name.length, name.length];
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

function hitOf(name: string, typed: string): [start: number, end: number] | null {
  const words = wordsOf(name);
  for (const { words: wanted } of readingsOf(typed).toSorted((a, b) => a.words.length - b.words.length)) {
    if (wanted.length === 0) continue;
    const found = inOrder(words, wanted);
    const first = words[found?.[0] ?? -1];
    if (found && first) {
      const isTogether = found.at(-1)! - found[0]! === found.length - 1;
      const last = words[isTogether ? found.at(-1)! : found[0]!]!;
      return [
        first.start,
        last.start + lengthLike(name.slice(last.start, last.end), wanted[isTogether ? wanted.length - 1 : 0]!.text),
      ];
    }
    const whole = joined(wanted);
    for (let start = 0; start < name.length; start++) {
      const length = lengthLike(name.slice(start), whole);
      if (length > 0 && joined(wordsOf(name.slice(start, start + length))) === whole) return [start, start + length];
    }
  }
  return null;
}

/** How much of a text folds to what was typed; all of it where it is another spelling. */
function lengthLike(text: string, typed: string): number {
  for (let length = text.length; length > 0; length--) {
    const part = text.slice(0, length);
    if (/[\p{L}\p{N}]$/u.test(part) && (joined(wordsOf(part)) === typed || normalized(part) === typed)) return length;
  }
  return text.length;
}
