import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { orderAge } from '@fenestra/platform/service/ages';

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
    /** How long goods of an unpaid transfer are held while nobody has opened the link of its mail. */
    UNANSWERED_HOURS: z.coerce
      .number()
      .positive()
      .max(most.days * 24)
      .default(24),
    /** Pieces from stock that all unpaid orders of one e-mail, phone or address of origin may hold: of a product, and in all. */
    HELD_PIECES_OF_PRODUCT: z.coerce.number().int().positive().max(1_000_000).default(10),
    HELD_PIECES: z.coerce.number().int().positive().max(1_000_000).default(60),
    ...orderAge,
    ...shopSettings,
  })
  .check(checkShops);
export type OrdersConfig = z.output<typeof OrdersConfig>;
