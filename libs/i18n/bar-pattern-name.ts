import { barPattern } from '@fenestra/domain/configuration/geometry/bars';
import type { Texts } from './texts/texts';

/** What a shopper calls a pattern of bars, on the page, in lists, prices and letters alike (OPEN-Q-117). */
export function barPatternName(pattern: string, { patterns }: Pick<Texts['refusal'], 'patterns'>): string {
  const { kind, vertical, horizontal } = barPattern(pattern)!;
  if (kind === 'vienna') return patterns.vienna;
  const grid = `${vertical}\u00a0×\u00a0${horizontal}`;
  if (kind === 'top') return `${patterns.top} ${grid}`;
  return vertical === 1 && horizontal === 1 ? patterns.cross : grid;
}
