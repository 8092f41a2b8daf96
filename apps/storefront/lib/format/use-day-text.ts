import { useShop } from '../shop/texts';

/** Writes an ISO date of this or the next months as the country does: 14. 12. */
export function useDayText(): (day: string) => string {
  const { locale } = useShop();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
