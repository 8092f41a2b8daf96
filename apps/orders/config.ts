import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';

/** Far beyond any use, and what dates and timers can still count. */
const most = { minutes: 5_000_000, days: 3_650 };
const minutes = z.coerce.number().positive().max(most.minutes);

export const OrdersConfig = z
  .object({
    /** How long stock may take to answer before the order ends. */
    RESERVATION_MINUTES: minutes.default(20),
    /** A session of the card gateway lives for twelve hours (external-services 1.5). */
    PAYMENT_SESSION_MINUTES: minutes.default(12 * 60),
    PAYMENT_GRACE_MINUTES: minutes.default(60),
    TRANSFER_DAYS: z.coerce.number().positive().max(most.days).default(14),
    ...shopSettings,
  })
  .check(checkShops);
export type OrdersConfig = z.output<typeof OrdersConfig>;
