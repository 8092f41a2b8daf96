import type { Colour } from './profile';

const woods: ReadonlySet<string> = new Set(['oak', 'walnut', 'mahogany', 'fir']);

/** Whether a decor looks like wood. */
export const hasGrain = ({ family }: Pick<Colour, 'family'>): boolean => woods.has(family);
