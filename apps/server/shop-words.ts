import { z } from 'zod';
import { startOf } from '@fenestra/domain/shop/day';
import { shopByCode } from '@fenestra/domain/shop/shops';

/** Somebody typed what no command knows. Without words of its own it is answered with all that could be typed. */
export class UsageFault extends Error {}

/** A word that has to be there. */
export function given(word: string | undefined): string {
  if (word === undefined || word === '') throw new UsageFault();
  return word;
}

export function address(word: string | undefined): string {
  return given(/^[^\s@]+@[^\s@]+$/.exec(given(word))?.[0]);
}

export function number(word: string | undefined): number {
  const digits = /^\d{1,9}$/.exec(given(word)) ?? [];
  return Number(given(digits[0]));
}

/** An amount of money as banks write it, 3388.00, in minor units. */
export function minor(word: string | undefined): number {
  const [, whole, hundredths = ''] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(given(word)) ?? [];
  const amount = Number(given(whole) + hundredths.padEnd(2, '0'));
  if (amount === 0) throw new UsageFault();
  return amount;
}

export const count = (word: string | undefined): number | undefined => (word === undefined ? undefined : number(word));

/** An ISO date, where one is given. */
export function day(word: string | undefined): string | null {
  return word === undefined ? null : given(/^\d{4}-\d{2}-\d{2}$/.exec(word)?.[0]);
}

/** An ISO date, which begins at midnight in Prague, or an ISO time with its zone. */
export function moment(word: string, flag: string): Date {
  if (z.iso.date().safeParse(word).success) return startOf(word, shopByCode('cs'));
  const { success, data } = z.iso.datetime({ offset: true }).safeParse(word);
  if (success) return new Date(data);
  throw new UsageFault(
    `${flag} ${word}: neither a day (2026-12-01) nor a time with its zone (2026-12-01T06:00:00+01:00)`,
  );
}

export const start = (word: string | undefined): Date | undefined =>
  word === undefined ? undefined : moment(word, '--from');

const spans: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A span of time counts back from now: 2h; else a day or a time. */
export function ago(word: string): Date {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(word) ?? [];
  return count ? new Date(Date.now() - Number(count) * spans[unit!]!) : moment(word, '--since');
}
