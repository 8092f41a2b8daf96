import type { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import type { AnswerOf } from '../../../lib/rest-client';

export type PostcodeEntry = AnswerOf<(typeof catalogueCalls)['listPostcodes']>[number];

/** From so many characters on there is a search (POST-02). */
export const shortest = 2;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const compact = (text: string): string => text.replace(/[\s\u00a0]/g, '');

/** Places with their names as they are compared: made once for a list, which has up to 20,000. */
export const searchable = (places: readonly PostcodeEntry[]) =>
  places.map((entry) => ({ entry, name: plain(entry.place) }));
type Searchable = ReturnType<typeof searchable>[number];

/**
 * Places whose postcode begins with what was typed, with or without a space, or whose name has a word that does, without
 * regard to case and accents (POST-04 to POST-06). Better hits first.
 */
export function searchPlaces(places: readonly Searchable[], typed: string): PostcodeEntry[] {
  const wanted = plain(typed.trim());
  if (wanted.length < shortest) return [];
  const code = compact(wanted);
  return places
    .map((place) => ({ ...place, rank: rankOf(place, wanted, code) }))
    .filter(({ rank }) => rank < ranks)
    .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ entry }) => entry);
}

/** A name in three: before what was typed, as it is written there, and after; all of it before where it was not found by its name. */
export function hitIn(place: string, typed: string): [before: string, hit: string, after: string] {
  const name = place.normalize('NFC');
  const wanted = plain(typed.trim());
  const at = plain(name).indexOf(wanted); // a letter without its accent is one letter still
  const end = at + wanted.length;
  return at < 0 ? [name, '', ''] : [name.slice(0, at), name.slice(at, end), name.slice(end)];
}

/** The names of the places with a postcode (digits). */
export const townsAt = (places: readonly Searchable[], postcode: string): string[] =>
  places.filter(({ entry }) => entry.postcode === postcode).map(({ entry }) => entry.place);

/** The one town among them: the only one, or the one of whose name all others are made (Brno, Brno-Veveří). */
export const oneTownOf = (towns: readonly string[]): string | undefined =>
  towns.find((town) => towns.every((other) => other === town || /^\P{L}/u.test(other.replace(town, ''))));

const ranks = 4;
function rankOf({ name, entry }: Searchable, wanted: string, code: string): number {
  if (name === wanted || entry.postcode.startsWith(code)) return 0;
  if (name.startsWith(wanted)) return 1;
  if (!name.includes(wanted)) return ranks;
  return name.split(/[\s,-]+/).some((word) => word.startsWith(wanted)) ? 2 : 3;
}
