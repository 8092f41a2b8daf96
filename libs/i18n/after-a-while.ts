import type { Shop } from '@fenestra/domain/shop/shops';

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** When something may be tried again, in words: in 5 minutes, in 3 hours. Rounded up, so that it is true. */
export function afterAWhile(ms: number, { locale }: Pick<Shop, 'locale'>): string {
  const words = new Intl.RelativeTimeFormat(locale);
  const minutes = Math.ceil(ms / minuteMs);
  return minutes <= 90 ? words.format(minutes, 'minute') : words.format(Math.ceil(ms / hourMs), 'hour');
}
