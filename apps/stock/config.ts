import { z } from 'zod';

export const StockConfig = z.object({ RESERVATION_MINUTES: z.coerce.number().positive().max(5_000_000).default(20) });
export type StockConfig = z.output<typeof StockConfig>;
