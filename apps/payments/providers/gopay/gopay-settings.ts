import { z } from 'zod';

export const gopaySettings = {
  GOPAY_URL: z
    .url({ protocol: /^https?$/ })
    .describe('The API of the card gateway; the page lets forms be sent there. Unset the sandbox stands in for it.'),
  GOPAY_CLIENT_ID: z.string().min(1).describe('The account there.'),
  GOPAY_CLIENT_SECRET: z.string().min(1).meta({ description: 'Its secret.', secret: true }),
  GOPAY_GOID: z.coerce.number().int().positive().describe('The number of the e-shop there.'),
};
export type GopaySettings = z.output<z.ZodObject<typeof gopaySettings>>;
