import { z } from 'zod';
import { startOf } from '@fenestra/domain/shop/day';
import { shopByCode } from '@fenestra/domain/shop/shops';

/** What was typed is not what a command takes; it is answered with its words and with what may be typed. */
export class UsageError extends Error {}

/** A word that has to be there. */
export function requiredArgument(word: string | undefined): string {
  if (word === undefined || word === '') throw new UsageError('something is missing');
  return word;
}

/** A word of a form, which `kind` tells to people. */
export function matchingArgument(word: string | undefined, form: RegExp, kind: string): string {
  if (form.test(requiredArgument(word))) return word!;
  throw new UsageError(`${word} is no ${kind}`);
}

export const emailArgument = (word: string | undefined): string =>
  matchingArgument(word, /^[^\s@]+@[^\s@]+$/, 'e-mail address');

export const integerArgument = (word: string | undefined): number =>
  Number(matchingArgument(word, /^\d{1,9}$/, 'whole number of up to nine digits'));

/** An amount of money as banks write it, 3388.00, in minor units. */
export function amountArgument(word: string | undefined): number {
  const [whole, hundredths = ''] = matchingArgument(
    word,
    /^(?!0*(\.00)?$)\d{1,9}(\.\d{2})?$/,
    'amount such as 3388.00',
  ).split('.');
  return Number(whole! + hundredths.padEnd(2, '0'));
}

export const optionalInteger = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : integerArgument(word);

/** An ISO date, where one is given. */
export function dateArgument(word: string | undefined): string | null {
  return word === undefined ? null : matchingArgument(word, /^\d{4}-\d{2}-\d{2}$/, 'day such as 2026-12-01');
}

/** An ISO date, which begins at midnight in Prague, or an ISO time with its zone. */
export function momentArgument(word: string, flag: string, or = ''): Date {
  if (z.iso.date().safeParse(word).success) return startOf(word, shopByCode('cs'));
  const { success, data } = z.iso.datetime({ offset: true }).safeParse(word);
  if (success) return new Date(data);
  throw new UsageError(
    `${flag} ${word}: neither ${or}a day (2026-12-01) nor a time with its zone (2026-12-01T06:00:00+01:00)`,
  );
}

export const activationArgument = (word: string | undefined): Date | undefined =>
  word === undefined ? undefined : momentArgument(word, '--from');

const spans: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A span of time counts back from now: 2h; else a day or a time. */
export function sinceArgument(word: string): Date {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(word) ?? [];
  return count
    ? new Date(Date.now() - Number(count) * spans[unit!]!)
    : momentArgument(word, '--since', 'a span of time (2h), ');
}
