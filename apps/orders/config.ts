import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';

const amount = z.coerce.number().positive();

export const OrdersConfig = z
  .object({
    /** How long stock may take to answer before the order ends. */
    RESERVATION_MINUTES: amount.default(20),
    /** A session of the card gateway lives for twelve hours (external-services 1.5). */
    PAYMENT_SESSION_MINUTES: amount.default(12 * 60),
    PAYMENT_GRACE_MINUTES: amount.default(60),
    TRANSFER_DAYS: amount.default(14),
    ...shopSettings,
  })
  .check(checkShops);
export type OrdersConfig = z.output<typeof OrdersConfig>;
