import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';

/** Where the decor is; only inside is not made (CLR-01). */
export const foilSides = ['white', 'outside', 'both'] as const;
export type FoilSides = (typeof foilSides)[number];

/** The colour of the bare profile. */
const bare = 'W';

export const isWhite = (code: string): boolean => code === bare;

export function foilSidesOf({ inside, outside }: Configuration['colour']): FoilSides {
  if (isWhite(outside)) return 'white';
  return inside === outside ? 'both' : 'outside';
}

export function colourChange(way: FoilSides, decor: string): ChangeOf<'colour'> {
  return {
    kind: 'colour',
    inside: way === 'both' ? decor : bare,
    outside: way === 'white' ? bare : decor,
  };
}

export const white = colourChange('white', bare);
