import type { Shop } from './shops';

/** Working days until the goods are at the customer's, from the day of the order (CONST-06 to CONST-09). */
export const deliveryDays = {
  /** Dispatched after about two days. */
  stock: { from: 2, to: 3 },
  /** Accessories from a special order. */
  accessories: { from: 2, to: 10 },
  madeToMeasure: { from: 2, to: 28 },
} as const;
export type GoodsForDelivery = keyof typeof deliveryDays;

type Calendar = Pick<Shop, 'holidays'>;

/** The slowest goods decide when a cart is complete. */
export function deliveryWindow(
  goods: readonly GoodsForDelivery[],
  day: string,
  shop: Calendar,
): { from: string; to: string } | null {
  if (goods.length === 0) return null;
  const days = goods.map((each) => deliveryDays[each]);
  return {
    from: addWorkingDays(day, Math.max(...days.map(({ from }) => from)), shop),
    to: addWorkingDays(day, Math.max(...days.map(({ to }) => to)), shop),
  };
}

const dayMs = 86_400_000;

/** The ISO date that many working days later: Monday to Friday without the shop's holidays. */
export function addWorkingDays(day: string, days: number, shop: Calendar): string {
  let at = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs);
    if (isWorkingDay(at, shop)) left--;
  }
  return isoDay(at);
}

function isWorkingDay(at: Date, { holidays }: Calendar): boolean {
  const weekday = at.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(isoDay(at));
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);
