import type { Names } from './names';
import type { Catalogue } from './index-catalogue';

/** What colours and patterns are shown by (CFGDATA-13). */
export const swatchCategories = [
  'kliky',
  'dekory_profil',
  'ornamenty',
  'barvy_IN_PVC',
  'barvy_IN_DTD',
  'barvy_AL_ohyb',
  'barvy_AL_taz',
  'barvy_zaluzii',
  'barvy_siti',
  'otvirky_gif',
] as const;
export type SwatchCategory = (typeof swatchCategories)[number];

/** An opening type has no colour: it is shown by a picture. */
export type SwatchSample = { readonly code: string; readonly hex?: string; readonly names: Names };

/**
 * The samples of a category, each code once: handles of several kinds share their colours, and the first that has one names it
 * (HANDLE-04). Where `isAsked` is given, of those with such names.
 */
export function samplesOf(
  category: SwatchCategory,
  { data }: Catalogue,
  isAsked: (names: Names) => boolean = () => true,
): SwatchSample[] {
  const asked = samples(category, data).filter(({ names }) => isAsked(names));
  return asked.filter(({ code }, nth) => asked.findIndex((each) => each.code === code) === nth);
}

function samples(category: SwatchCategory, data: Catalogue['data']): readonly SwatchSample[] {
  switch (category) {
    case 'kliky':
      return data.handles.map(({ colour, hex, names }) => ({ code: colour, hex, names }));
    case 'dekory_profil':
      return data.colours;
    case 'ornamenty':
      return data.ornaments;
    case 'otvirky_gif':
      return data.openings;
    default:
      return data.swatches[category] ?? [];
  }
}
