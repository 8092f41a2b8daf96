import type { Shop } from '@fenestra/domain/shop/shops';

/** An ISO day as it is written in a country, on one line: 4. prosince 2026. */
export const dayText = (day: string, { locale }: Pick<Shop, 'locale'>): string =>
  onOneLine(day, locale, { dateStyle: 'long' });

/** Hours and minutes of a moment where the shop is: 14:34. */
export const timeText = (moment: Date, { locale, timeZone }: Pick<Shop, 'locale' | 'timeZone'>): string =>
  written(moment, locale, { timeStyle: 'short', timeZone });

/** An ISO day in numbers, on one line: 4. 12. 2026. */
export const dayInNumbers = (day: string, { locale }: Pick<Shop, 'locale'>): string =>
  onOneLine(day, locale, { day: 'numeric', month: 'numeric', year: 'numeric' });

const onOneLine = (day: string, locale: string, style: Intl.DateTimeFormatOptions): string =>
  written(new Date(`${day}T00:00:00Z`), locale, { ...style, timeZone: 'UTC' }).replaceAll(' ', '\u00a0');

const formats = new Map<string, Intl.DateTimeFormat>();

function written(moment: Date, locale: string, style: Intl.DateTimeFormatOptions): string {
  const name = JSON.stringify([locale, style]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(name, format); // making one costs more than a hundred uses
  return format.format(moment);
}
