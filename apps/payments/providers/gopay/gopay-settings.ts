import { z } from 'zod';

export const gopaySettings = {
  GOPAY_URL: z.url({ protocol: /^https?$/ }),
  GOPAY_CLIENT_ID: z.string().min(1),
  GOPAY_CLIENT_SECRET: z.string().min(1),
  GOPAY_GOID: z.coerce.number().int().positive(),
};
export type GopaySettings = z.output<z.ZodObject<typeof gopaySettings>>;
