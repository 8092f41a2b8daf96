import { z } from 'zod';
import { orderRetention } from '@fenestra/platform/service/retention-periods';

export const StockConfig = z.object({
  RESERVATION_MINUTES: z.coerce.number().positive().max(5_000_000).default(20),
  ...orderRetention,
});
export type StockConfig = z.output<typeof StockConfig>;
