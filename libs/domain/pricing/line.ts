import type { PricePart } from './price-tree';

/** A line of the calculation in whole crowns, before it is turned into a shop's currency. */
export type Line = Omit<PricePart, 'net'> & { readonly czk: number };

/** Lines of zero pay for what is included; they are left out. */
export const charged = (lines: readonly Line[]): Line[] => lines.filter(({ czk }) => czk !== 0);
