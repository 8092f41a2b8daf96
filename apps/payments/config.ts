import { z } from 'zod';
import { originSettings } from '@fenestra/clients/shop-origins';

export const PaymentsConfig = z.object({
  GOPAY_URL: z.url(),
  GOPAY_CLIENT_ID: z.string().min(1),
  GOPAY_CLIENT_SECRET: z.string().min(1),
  GOPAY_GOID: z.coerce.number().int().positive(),
  ...originSettings,
});
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
