import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';

/** Where the decor is; only inside is not made (CLR-01). */
export const ways = ['white', 'outside', 'both'] as const;
export type Way = (typeof ways)[number];

/** The colour of the bare profile. */
const bare = 'W';

export const isWhite = (code: string): boolean => code === bare;

export function wayOf({ inside, outside }: Configuration['colour']): Way {
  if (isWhite(outside)) return 'white';
  return inside === outside ? 'both' : 'outside';
}

export function colourChange(way: Way, decor: string): ChangeOf<'colour'> {
  return {
    kind: 'colour',
    inside: way === 'both' ? decor : bare,
    outside: way === 'white' ? bare : decor,
  };
}

export const white = colourChange('white', bare);
