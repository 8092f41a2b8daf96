import type { PostcodeEntry } from './postcode-entry';

/** The names of the places with a postcode (digits). */
export const townsAt = (places: readonly PostcodeEntry[], postcode: string): string[] =>
  places.filter((entry) => entry.postcode === postcode).map(({ place }) => place);

/** The one town among them: the only one, or the one of whose name all others are made (Brno, Brno-Veveří). */
export const oneTownOf = (towns: readonly string[]): string | undefined =>
  towns.find((town) => towns.every((other) => other === town || /^\P{L}/u.test(other.replace(town, ''))));
