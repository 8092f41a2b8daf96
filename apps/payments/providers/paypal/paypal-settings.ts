import { z } from 'zod';

export const paypalSettings = {
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).describe('The API of PayPal. Unset the sandbox stands in for it.'),
  PAYPAL_CLIENT_ID: z.string().min(1).describe('The account there.'),
  PAYPAL_CLIENT_SECRET: z.string().min(1).meta({ description: 'Its secret.', secret: true }),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .describe('Of the webhook that is subscribed for /webhooks/paypal; each of its messages is signed for it.'),
};
export type PaypalSettings = z.output<z.ZodObject<typeof paypalSettings>>;
