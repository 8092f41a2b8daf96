import type { Light } from '@fenestra/domain/configuration/configuration';
import type { OpeningDifference } from '@fenestra/domain/configuration/geometry/opening-difference';

/** Opening step (OPEN-01 to OPEN-10). */
export type OpeningTexts = {
  lead: string;
  sashes: string;
  /** Name of a field, seen from inside: the only one, those of two, the n-th of more from the left. */
  sash: { only: string; left: string; right: string; ofMany: (number: number) => string };
  light: Readonly<Record<Light['place'], string>>;
  choiceFor: (number: number) => string;
  range: string;
  mostUsed: string;
  all: (count: number) => string;
  chosen: string;
  /** What another opening is like beside the chosen one; a price follows. */
  hints: Readonly<Record<OpeningDifference, string>>;
  refusedHeading: string;
  note: string;
  /** Where a sash has no handle. */
  passiveNote: string;
  fixedLead: string;
  loading: string;
  failed: string;
};
