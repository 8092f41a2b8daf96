import type { PostcodeEntry } from './postcode-entry';
import { postcodesIn, ranked, searchable } from './search-places';
import { oneTownOf } from './towns-at';

/** Better ranks compare the name of a place; from here on only parts of its words. */
const partsOfWords = 5;

/**
 * The place of the list that was meant by the text of an address; undefined where it is written like that, unlisted or ambiguous.
 * Without a postcode (digits) the text has to contain one.
 */
export function meantPlace(
  places: readonly PostcodeEntry[],
  postcode: string | null,
  typed: string,
): PostcodeEntry | undefined {
  const codes = postcode === null ? postcodesIn(typed) : [postcode];
  const hits = ranked(searchable(places.filter((entry) => codes.includes(entry.postcode))), typed);
  const [best] = hits;
  if (!best || best.rank >= partsOfWords) return undefined;
  const equal = hits.filter(({ rank }) => rank === best.rank).map(({ entry }) => entry);
  const town = oneTownOf(equal.map(({ place }) => place));
  const meant = equal.find(({ place }) => place === town);
  return meant && !beginsLike(meant.place, typed) ? meant : undefined;
}

/** `Wien` is the town of `Wien, Favoriten` as well. */
const beginsLike = (place: string, typed: string): boolean =>
  place.normalize('NFC').toLowerCase().startsWith(typed.normalize('NFC').trim().toLowerCase());
