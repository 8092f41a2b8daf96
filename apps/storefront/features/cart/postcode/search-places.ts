import type { RestAnswer } from '../../../lib/rest-client';

export type PostcodeEntry = RestAnswer<'listPostcodes'>[number];

/** From so many characters on there is a search (POST-02). */
export const shortest = 2;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const compact = (text: string): string => text.replace(/[\s\u00a0]/g, '');

/**
 * Places whose postcode begins with what was typed, with or without a space, or whose name has a word that does, without
 * regard to case and accents (POST-04 to POST-06). Better hits first.
 */
export function searchPlaces(places: readonly PostcodeEntry[], typed: string): PostcodeEntry[] {
  const wanted = plain(typed.trim());
  if (wanted.length < shortest) return [];
  const code = compact(wanted);
  return places
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, code) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank || a.entry.place.localeCompare(b.entry.place))
    .map(({ entry }) => entry);
}

function rankOf({ place, postcode }: PostcodeEntry, wanted: string, code: string): number {
  const name = plain(place);
  if (compact(postcode).startsWith(code) || name.startsWith(wanted)) return 0;
  if (name.split(/[\s,-]+/).some((word) => word.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : 3;
}

/** 15000 → 150 00 where postcodes have five digits with a space (cs, sk). */
export const shownPostcode = (postcode: string, spaced: boolean): string => {
  const digits = compact(postcode);
  return spaced && digits.length === 5 ? `${digits.slice(0, 3)}\u00a0${digits.slice(3)}` : digits;
};
