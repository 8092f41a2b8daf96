import { z } from 'zod';
import { orderAge } from '@fenestra/platform/service/ages';

export const StockConfig = z.object({
  RESERVATION_MINUTES: z.coerce.number().positive().max(5_000_000).default(20),
  ...orderAge,
});
export type StockConfig = z.output<typeof StockConfig>;
