import type { Shop } from './shops';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The ISO date of a moment where the shop is: prices, tax and order years change at its midnight. */
export function dayIn({ timeZone }: Pick<Shop, 'timeZone'>, moment: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format); // making one costs more than a hundred uses
  return format.format(moment);
}
