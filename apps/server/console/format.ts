import type { Currency } from '@fenestra/domain/shop/money';
import { shopByCode } from '@fenestra/domain/shop/shops';

/** How amounts, times and events are written for operators. */

const units: Readonly<Record<Currency, string>> = { CZK: 'Kč', EUR: '€', HUF: 'Ft' };
const digits = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `18 368,04 Kč` */
export const formatMoney = (minor: number, currency: Currency): string =>
  `${digits.format(minor / 100)} ${units[currency]}`;

const { timeZone } = shopByCode('cs');
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hour12: false });
const calendar = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** `10:04:37`, where the shop's people are. */
export const formatTime = (iso: string): string => clock.format(new Date(iso));
/** `20 Nov 2026, 10:02:11` */
export const formatDateTime = (iso: string): string => `${calendar.format(new Date(iso))}, ${formatTime(iso)}`;
/** The time alone of the day that is looked at, else with its day. */
export const formatTimeOrDate = (iso: string, now: Date): string =>
  calendar.format(new Date(iso)) === calendar.format(now) ? formatTime(iso) : formatDateTime(iso);

const steps = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** `46 min`, `3 min 44 s`, `26 h`: two places while the first is small. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const at = steps.findIndex(([size]) => whole >= size);
  if (at === -1) return '0 s';
  const [size, unit] = steps[at]!;
  const first = Math.floor(whole / size);
  const next = steps[at + 1];
  const second = next && first < 10 ? Math.floor((whole % size) / next[0]) : 0;
  return `${first} ${unit}${second > 0 ? ` ${second} ${next![1]}` : ''}`;
}

/** `187 ms`, from a second on as it lasts. */
export function formatElapsed(from: string, until: string): string {
  const ms = Math.max(0, Date.parse(until) - Date.parse(from));
  return ms < 1_000 ? `${ms} ms` : formatDuration(ms / 1_000);
}

export const secondsSince = (iso: string, now: Date): number => (now.getTime() - Date.parse(iso)) / 1_000;

/** `payment.received` of `shop.payment.received.v1` */
export const eventNameOf = (type: string): string => type.replace(/^shop\./, '').replace(/\.v\d+$/, '');

/** Nothing that is quoted from elsewhere names anybody. */
export const redactEmailAddresses = (text: string): string => text.replace(/[^\s<>"',;:]+@[^\s<>"',;]+/g, '…@…');
