import { memoize } from '../memoize';
import { type Day, type Holiday, holidaysIn, holidaysOf } from './holidays';
import { madeToMeasureDays, madeToSizeDays, stockDaysTo } from './delivery-promise';
import type { Shop } from './shops';

/** What the last day of a delivery depends on. */
export type PromisedGoods = {
  readonly stockOnly: boolean;
  /** Something from stock has accessories made to size (CONST-08). */
  readonly madeToSize?: boolean | undefined;
};

/** The last day (ISO) on which goods that are ordered on a day arrive: the latest of all of them (CONST-06 to CONST-09). */
export const latestDelivery = (goods: PromisedGoods, day: string, shop: Pick<Shop, 'code'>): string =>
  addWorkingDays(day, promisedDays(goods), holidaysOf(shop));

function promisedDays({ stockOnly, madeToSize }: PromisedGoods): number {
  const fromStock = stockDaysTo + (madeToSize ? madeToSizeDays : 0);
  return stockOnly ? fromStock : Math.max(fromStock, madeToMeasureDays);
}

const dayMs = 86_400_000;

/** The ISO date that many working days later: Monday to Friday without the holidays. */
export function addWorkingDays(day: string, days: number, holidays: readonly Holiday[]): string {
  let at = Date.parse(day) / dayMs;
  for (let left = days; left > 0;) {
    at++;
    if (isWorkingDay(at, holidays)) left--;
  }
  return new Date(at * dayMs).toISOString().slice(0, 10);
}

/** `at` in days of the epoch. */
function isWorkingDay(at: number, holidays: readonly Holiday[]): boolean {
  const date = new Date(at * dayMs);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff(holidays)(date.getUTCFullYear()).has(at);
}

/** The holidays of a year in days of the epoch. Each year is kept: from November on every order asks about two of them. */
const daysOff = memoize((holidays: readonly Holiday[]) => {
  const known = new Map<number, ReadonlySet<number>>();
  return (year: number): ReadonlySet<number> => {
    const days = known.get(year) ?? new Set(holidaysIn(year, holidays).map((holiday) => dayOf(holiday, year)));
    known.set(year, days);
    return days;
  };
});

const dayOf = (holiday: Day, year: number): number =>
  holiday.startsWith('easter')
    ? easterSunday(year) / dayMs + Number(holiday.slice('easter'.length))
    : Date.parse(`${year}-${holiday}`) / dayMs;

/** Milliseconds of the epoch; by the rule of 1582 as Meeus writes it (Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const [century, inCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
