import { barPattern } from '@fenestra/domain/configuration/geometry/bars';
import { isEqual } from '@fenestra/domain/equal';
import type { RefusalTexts } from '@fenestra/i18n/texts/refusal';

/** Patterns that are offered as pictures; the steppers make any other grid. */
export const patterns = ['cross', '1x2', '2x2', '0x2', '1x3', '2x3', 'top2x1', 'vienna'] as const;

/** Whether two names mean the same bars: a cross is one by one. */
export const isSamePattern = (one: string | null, other: string): boolean =>
  one !== null && isEqual(barPattern(one), barPattern(other));

/** What a shopper calls a pattern of the catalogue. */
export function patternName(pattern: string, { patterns: names }: RefusalTexts): string {
  const read = barPattern(pattern)!;
  if (read.kind !== 'grid') return names[read.kind];
  return read.vertical === 1 && read.horizontal === 1 ? names.cross : `${read.vertical}\u00a0×\u00a0${read.horizontal}`;
}
