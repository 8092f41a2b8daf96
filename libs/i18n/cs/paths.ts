import type { Screen } from '../texts/screens';

/** Translated path names (ROUTE-31, ROUTE-32, OPEN-Q-10); a screen without one keeps its Czech name. */
export const paths = {} as Readonly<Partial<Record<Screen, string>>>;
