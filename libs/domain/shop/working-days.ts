/** Working days until the goods are at the customer's, from the day of the order (CONST-06 to CONST-09). */
export const deliveryDays = {
  /** Dispatched after about two days. */
  stock: { from: 2, to: 3 },
  /** Accessories from a special order. */
  accessories: { from: 2, to: 10 },
  madeToMeasure: { from: 2, to: 28 },
} as const;
export type GoodsForDelivery = keyof typeof deliveryDays;

/** The slowest goods decide when a cart is complete. */
export function deliveryWindow(goods: readonly GoodsForDelivery[], day: string): { from: string; to: string } | null {
  if (goods.length === 0) return null;
  const days = goods.map((each) => deliveryDays[each]);
  return {
    from: addWorkingDays(day, Math.max(...days.map(({ from }) => from))),
    to: addWorkingDays(day, Math.max(...days.map(({ to }) => to))),
  };
}

const dayMs = 86_400_000;

/** The ISO date that many working days later, Monday to Friday. Public holidays are not known here and count as working days. */
export function addWorkingDays(day: string, days: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at += dayMs;
    if (isWorkingDay(at)) left--;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWorkingDay(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
