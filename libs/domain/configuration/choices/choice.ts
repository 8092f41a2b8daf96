import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Change } from '../change';
import type { Configuration } from '../configuration';

/** Choices inside of a choice: a glass has spacers and ornaments, bars have patterns, a decor has sides. */
export const partLists = ['spacers', 'ornaments', 'patterns', 'sides', 'colours', 'depths'] as const;
export type PartList = (typeof partLists)[number];

/** One entry of a list. Whether it can be had, and for how much, is seen by trying its changes. */
export type Choice = {
  /** Id or code of the catalogue's entry; of a part also a pattern, a side or a depth in mm. */
  readonly id: number | string;
  readonly changes: readonly Change[];
  readonly chosen: boolean;
  readonly parts?: { readonly [List in PartList]?: readonly Choice[] };
  /** Of accessories: the areas where it fits (OPEN-Q-31). */
  readonly fits?: readonly string[];
};

/** Where a list is asked for. */
export type ChoiceRequest = {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  /** The areas that are meant; all of them when none is named. */
  readonly areas: readonly string[];
};
