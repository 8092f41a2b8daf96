/**
 * How the host dies: at any moment under load, or where the code is most vulnerable, at the nth pass of a named point.
 * Or the broker dies, and the host has to live on.
 */
export type Death =
  | { readonly kind: 'broker'; readonly afterOrders: number }
  | { readonly kind: 'moment'; readonly afterOrders: number; readonly delayMs: number }
  | { readonly kind: 'point'; readonly point: ReachablePoint; readonly pass: number };

/** Points of crash-at.ts that a run without poisonous events passes, each with a number of passes that a few dozen orders bring. */
const passes = {
  'relay.before-append': 40,
  'relay.after-append': 40,
  'relay.after-move': 40,
  'runner.after-inbox': 200,
  'runner.after-effect': 200,
  'runner.after-commit': 200,
  'orders.after-commit': 12,
  'payments.after-create': 6,
  'payments.after-capture': 2,
  'mail.after-send': 12,
} as const;

export type ReachablePoint = keyof typeof passes;
export const reachablePoints = Object.keys(passes) as ReachablePoint[];

export type PlanOptions = {
  readonly orders: number;
  /** Deaths of the host at any moment. */
  readonly kills: number;
  readonly points: readonly ReachablePoint[];
  readonly brokerKills: number;
};

/** Moments spread over the run, after each of them one of the points; the broker dies in between. */
export function planDeaths({ kills, orders, points, brokerKills }: PlanOptions, random: () => number): Death[] {
  const moments = Array.from({ length: kills }, (_, nth): Death => ({
    kind: 'moment',
    afterOrders: Math.floor(((nth + 0.3 + 0.6 * random()) * orders) / kills),
    delayMs: Math.floor(random() * 60),
  }));
  return moments.flatMap((moment, nth): Death[] => {
    const point = points[nth];
    const broker: Death = { kind: 'broker', afterOrders: Math.floor((nth * orders) / kills) };
    return [
      ...(nth > 0 && nth <= brokerKills ? [broker] : []),
      moment,
      ...(point ? [{ kind: 'point' as const, point, pass: 1 + Math.floor(random() * passes[point]) }] : []),
    ];
  });
}
