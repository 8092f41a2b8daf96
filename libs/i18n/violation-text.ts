import type { Violation } from '@fenestra/domain/configuration/rules/violation';
import { fillIn } from './fill-in';
import type { Texts } from './texts/texts';

type Values = Violation['values'];
const places = ['element', 'field', 'joint'] as const;

/** A broken rule in words: where it is broken, what is possible and what there is. `written` puts numbers into letters. */
export function violationText(
  words: Texts['errors'],
  { code, values }: Violation,
  written: (value: number) => string,
): string {
  const figures: Record<string, string> = { limit: limitText(words, values, written) };
  for (const [name, value] of Object.entries(values))
    figures[name] = typeof value === 'number' ? written(value) : value;
  const place = places.find((name) => name in values);
  const rule = 'missing' in values ? words.missingField : words.rules[code];
  return fillIn(`${place ? words.places[place] : ''}${rule}`, figures);
}

/** "aspoň 550": the limit that a value is beyond; empty for a rule without limits. */
export function limitText(
  { atLeast, atMost }: Texts['errors'],
  { min, max }: Values,
  written: (value: number) => string,
): string {
  if (typeof min === 'number') return fillIn(atLeast, { value: written(min) });
  return typeof max === 'number' ? fillIn(atMost, { value: written(max) }) : '';
}

/** A decimal comma and no more than two decimals. */
export const withComma = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');
