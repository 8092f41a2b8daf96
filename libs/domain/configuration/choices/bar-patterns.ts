import { isEqual } from '../../is-equal';
import { barPattern } from '../geometry/bars';

/** The patterns of bars that lists offer, the usual one first (OPEN-Q-117); any other grid is a change of its own. */
export const barPatterns = ['cross', '1x2', '2x1', '2x2', '0x2', '1x3', '2x3', 'top2x1', 'vienna'] as const;

/** Whether two names mean the same bars: a cross is one by one. */
export const isSamePattern = (one: string | null, other: string): boolean =>
  one !== null && isEqual(barPattern(one), barPattern(other));
