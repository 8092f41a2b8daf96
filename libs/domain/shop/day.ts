import type { Shop } from './shops';

const formats = new Map<string, Intl.DateTimeFormat>();
const hourMs = 3_600_000;
/** What the clocks of all shops are ahead of UTC, in winter and in summer. */
const aheadOfUtc = [1, 2] as const;

/** The ISO date of a moment where the shop is: prices, tax and order years change at its midnight. */
export function dayIn({ timeZone }: Pick<Shop, 'timeZone'>, moment: Date): string {
  const [inWinter, inSummer] = aheadOfUtc.map((hours) => isoDay(moment.getTime() + hours * hourMs));
  if (inWinter === inSummer) return inWinter!; // at 23 hours of the day; to make a format costs a page as much as a frame
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format); // making one costs more than a hundred uses
  return format.format(moment);
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The moment at which an ISO date begins where the shop is. */
export function startOf(day: string, shop: Pick<Shop, 'timeZone'>): Date {
  const [inWinter, inSummer] = aheadOfUtc.map((hours) => new Date(Date.parse(day) - hours * hourMs));
  return dayIn(shop, inSummer!) === day ? inSummer! : inWinter!;
}
