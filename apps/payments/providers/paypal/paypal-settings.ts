import { z } from 'zod';

export const paypalSettings = {
  PAYPAL_URL: z.url({ protocol: /^https?$/ }),
  PAYPAL_CLIENT_ID: z.string().min(1),
  PAYPAL_CLIENT_SECRET: z.string().min(1),
  /** Of the webhook that is subscribed for /webhooks/paypal; each of its messages is signed for it. */
  PAYPAL_WEBHOOK_ID: z.string().min(1),
};
export type PaypalSettings = z.output<z.ZodObject<typeof paypalSettings>>;
