import type { PriceLine } from './price-breakdown';

/** A line of the calculation in whole crowns, before it is turned into a shop's currency. */
export type CrownLine = Omit<PriceLine, 'net'> & { readonly czk: number };

/** Lines of zero pay for what is included; they are left out. */
export const withoutZeroLines = (lines: readonly CrownLine[]): CrownLine[] => lines.filter(({ czk }) => czk !== 0);
