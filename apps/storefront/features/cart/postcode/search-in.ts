import { meantPlace } from './meant-place';
import type { PostcodeEntry } from './postcode-entry';
import { hitIn, postcodesIn, searchable, searchPlaces } from './search-places';
import { oneTownOf, townsAt } from './towns-at';

/** What dialog and addresses ask of the places of a country. Names are prepared for the first search: towns of a postcode need none. */
export function searchIn(entries: readonly PostcodeEntry[]) {
  let prepared: ReturnType<typeof searchable> | undefined;
  return {
    find: (typed: string) => searchPlaces((prepared ??= searchable(entries)), typed),
    meant: (postcode: string | null, typed: string) => meantPlace(entries, postcode, typed),
    /** With the one that all of them are named after, if any. */
    townsAt: (postcode: string) => {
      const towns = townsAt(entries, postcode);
      return { towns, one: oneTownOf(towns) };
    },
    hitIn,
    postcodesIn,
  };
}
