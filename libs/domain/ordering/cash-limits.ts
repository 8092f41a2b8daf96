import type { ShopCode } from '../shop/shops';

/** Minor units; missing where there is no limit. Neither holds at pickup (OPEN-Q-68). */
export type CashLimits = {
  /** The most that the carrier collects: cash on delivery of a stock cart above it is refused. */
  readonly carrier?: number;
  /** Order totals above it have the rest transferred before delivery (PAY-14, PAY-15). */
  readonly orderTotal?: number;
};

/** Limits by shop, apart from the facts of a country, which every page loads. */
const limits: Readonly<Partial<Record<ShopCode, CashLimits>>> = {
  sk: { carrier: 1_500_00 },
  at: { carrier: 1_500_00, orderTotal: 2_145_00 },
  de: { carrier: 1_500_00, orderTotal: 2_145_00 },
  hu: { carrier: 500_000_00, orderTotal: 714_000_00 },
};

export const cashLimitsOf = (shop: ShopCode): CashLimits => limits[shop] ?? {};
