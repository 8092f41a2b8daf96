import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { orderRetention, syntheticRetention } from '@fenestra/platform/service/retention-periods';

/** Far beyond any use, and what dates and timers can still count. */
const max = { minutes: 5_000_000, days: 3_650 };
const quantity = z.coerce.number().int().positive().max(1_000_000);
const value = z.coerce.number().int().positive().max(1_000_000_000);
const minutes = z.coerce.number().positive().max(max.minutes);

export const OrdersConfig = z
  .object({
    RESERVATION_MINUTES: minutes
      .default(20)
      .describe(
        'Minutes in which stock has to answer before an order ends, and for which it holds goods of one that is not confirmed.',
      ),
    PAYMENT_SESSION_MINUTES: minutes
      .default(12 * 60)
      .describe('Minutes for which a session of the card gateway lives (external-services 1.5).'),
    PAYMENT_GRACE_MINUTES: minutes.default(60).describe('Minutes after that in which a late payment still counts.'),
    TRANSFER_DAYS: z.coerce
      .number()
      .positive()
      .max(max.days)
      .default(14)
      .describe('Days in which a transfer has to arrive.'),
    UNANSWERED_HOURS: z.coerce
      .number()
      .positive()
      .max(max.days * 24)
      .default(24)
      .describe(
        'Hours for which goods of an order without money (transfer, cash) are held until the link of its mail is opened.',
      ),
    HELD_PIECES_OF_PRODUCT: quantity
      .default(10)
      .describe(
        'Pieces of one product from stock that all unpaid orders of one e-mail, phone or address of origin may hold.',
      ),
    HELD_PIECES: quantity.default(60).describe('The same for all products together.'),
    CHECK_PIECES: quantity
      .default(20)
      .describe('Pieces from stock above which an order by transfer or cash is preliminary until staff checked it.'),
    CHECK_VALUE_CZK: value.default(100_000).describe('The same by the price of these pieces without VAT, in CZK.'),
    CHECK_VALUE_EUR: value.default(4_000).describe('The same in EUR.'),
    CHECK_VALUE_HUF: value.default(1_600_000).describe('The same in HUF.'),
    ...orderRetention,
    ...syntheticRetention,
    ...shopSettings,
  })
  .check(checkShops);
export type OrdersConfig = z.output<typeof OrdersConfig>;
