import type { CrashPoint } from '@fenestra/messaging/planted-faults';

/** How the host dies: at any moment under load, or where the code is most vulnerable, at the nth pass of a named point. */
export type Death =
  | { readonly kind: 'moment'; readonly afterOrders: number; readonly delayMs: number }
  | { readonly kind: 'point'; readonly point: CrashPoint; readonly pass: number };

/** Points that a run without poisonous events passes, each with a number of passes that a few dozen orders bring. */
const passes = {
  'relay.before-append': 40,
  'relay.after-append': 40,
  'relay.after-move': 40,
  'runner.after-inbox': 200,
  'runner.after-effect': 200,
  'runner.after-commit': 200,
  'orders.after-commit': 12,
  'payments.after-create': 6,
  'mail.after-send': 12,
} as const satisfies Partial<Record<CrashPoint, number>>;

export type ReachablePoint = keyof typeof passes;
export const reachablePoints = Object.keys(passes) as ReachablePoint[];

/** Moments spread over the run, after each of them one of the points. */
export function planDeaths(
  { kills, orders, points }: { kills: number; orders: number; points: readonly ReachablePoint[] },
  random: () => number,
): Death[] {
  const moments = Array.from({ length: kills }, (_, nth): Death => ({
    kind: 'moment',
    afterOrders: Math.floor(((nth + 0.3 + 0.6 * random()) * orders) / kills),
    delayMs: Math.floor(random() * 60),
  }));
  return moments.flatMap((moment, nth) => {
    const point = points[nth];
    return point ? [moment, { kind: 'point', point, pass: 1 + Math.floor(random() * passes[point]) }] : [moment];
  });
}
