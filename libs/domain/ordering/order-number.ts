import { dayIn } from '../shop/day';
import { visibleLine } from '../visible-text';
import type { Shop } from '../shop/shops';

/**
 * The name of an order (OPEN-Q-76): `{year}/{shop, two digits}{number of that shop and year, six digits}`. The year is that
 * of the shop's time zone.
 */
export function orderNumber(shop: Shop, year: number, count: number): string {
  if (count < 1 || count > 999_999) throw new Error(`order ${count} of ${year} has no number`);
  return `${year}/${String(shop.id).padStart(2, '0')}${String(count).padStart(6, '0')}`;
}

/** The order number as gateways and Heureka take it: without the slash (REPORT-05). */
export const gatewayOrderNumber = (number: string): string => number.replace('/', '');

/** What a transfer names: the last ten digits, which leaves the century out. */
export const variableSymbol = (number: string): string => gatewayOrderNumber(number).slice(-10);

/** The number of the order that a transfer names, should there be one. */
export const numberOfSymbol = (symbol: string): string => `20${symbol.slice(0, 2)}/${symbol.slice(2)}`;

/** Calendar year of a moment in the shop's time zone. */
export const orderYear = (shop: Shop, now: Date): number => Number(dayIn(shop, now).slice(0, 4));

/** An order number as it was typed: with or without slash and spaces, or as a transfer names it. Null for what is none. */
export function parseOrderNumber(typed: string): string | null {
  const digits = /^(?:20)?(\d{2})\/?(\d{8})$/.exec(visibleLine(typed).replaceAll(' ', ''));
  return digits ? `20${digits[1]}/${digits[2]}` : null;
}
