import type { Shop } from './shops';

const formats = new Map<string, Intl.DateTimeFormat>();
const latest = new Map<string, { readonly minute: number; readonly day: string }>();

/** The ISO date of a moment where the shop is: prices, tax and order years change at its midnight. */
export function dayIn({ timeZone }: Pick<Shop, 'timeZone'>, moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000); // offsets are whole minutes, so a minute lies in one day
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.day;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format); // making one costs more than a hundred uses
  const day = format.format(moment);
  latest.set(timeZone, { minute, day });
  return day;
}

/** The moment at which an ISO date begins where the shop is. All shops are one or two hours ahead of UTC. */
export function startOf(day: string, shop: Pick<Shop, 'timeZone'>): Date {
  const [ahead2, ahead1] = [2, 1].map((hours) => new Date(Date.parse(day) - hours * 3_600_000));
  return dayIn(shop, ahead2!) === day ? ahead2! : ahead1!;
}
