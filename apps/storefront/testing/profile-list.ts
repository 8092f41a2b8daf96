import { shopCatalogue } from '@fenestra/testing/shop-data';
import { exampleAnswer } from './wire-example';

const example = exampleAnswer('getProfiles') as { data: { id: number; popis: string; zaskleni: number }[] };

/** The answer to getProfiles with all profiles that windows have, the first of them chosen. */
export const profileList = {
  ...example,
  data: shopCatalogue()
    .data.profiles.filter(({ offeredFor, shownAs }) => offeredFor.window && shownAs === null)
    .map(({ id, names, chambers, seals, depth, rw }, i) => ({
      ...example.data[0]!,
      ...{ id, nazev: names.cs, komor: chambers, tesneni: seals, hloubka: depth, rw, cena: 7000 + 100 * i },
      vybrano: i === 0,
    })),
};
