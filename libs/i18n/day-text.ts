import type { Shop } from '@fenestra/domain/shop/shops';

/** An ISO day as it is written in a country, on one line: 4. prosince 2026. */
export const dayText = (day: string, { locale }: Pick<Shop, 'locale'>): string =>
  onOneLine(day, locale, { dateStyle: 'long' });

/** Hours and minutes of a moment where the shop is: 14:34. */
export const timeText = (moment: Date, { locale, timeZone }: Pick<Shop, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment);

/** An ISO day in numbers, on one line: 4. 12. 2026. */
export const dayInNumbers = (day: string, { locale }: Pick<Shop, 'locale'>): string =>
  onOneLine(day, locale, { day: 'numeric', month: 'numeric', year: 'numeric' });

const onOneLine = (day: string, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
