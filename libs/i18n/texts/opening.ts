import type { Light } from '@fenestra/domain/configuration/configuration';

/** Opening step (OPEN-01 to OPEN-10). */
export type OpeningTexts = {
  lead: string;
  sashes: string;
  /** Name of the n-th of so many fields from the left, seen from inside. */
  sash: (number: number, of: number) => string;
  light: Readonly<Record<Light['place'], string>>;
  choiceFor: (number: number) => string;
  range: string;
  mostUsed: string;
  all: (count: number) => string;
  chosen: string;
  refusedHeading: string;
  note: string;
  fixedLead: string;
  loading: string;
  failed: string;
};
