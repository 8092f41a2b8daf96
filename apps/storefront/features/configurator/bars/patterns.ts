import { barPattern } from '@fenestra/domain/configuration/geometry/bars';
import { isEqual } from '@fenestra/domain/equal';

/** Patterns that are offered as pictures; the steppers make any other grid. */
export const patterns = ['cross', '1x2', '2x2', '0x2', '1x3', '2x3', 'top2x1', 'vienna'] as const;

/** Whether two names mean the same bars: a cross is one by one. */
export const isSamePattern = (one: string | null, other: string): boolean =>
  one !== null && isEqual(barPattern(one), barPattern(other));
