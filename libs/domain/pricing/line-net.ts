import { chargeable, type Currency } from '../shop/money';

/**
 * What a quantity costs, in minor units: 2.5 m at 24.00 are 60.00. Only metres can make it uneven; half of what can be charged
 * counts up. Counted in hundredths, so that 2.9 × 1.05 is exactly 3.045.
 */
export const lineNet = (unitNet: number, quantity: number, currency: Currency): number =>
  chargeable((unitNet * Math.round(quantity * 100)) / 100, currency);
