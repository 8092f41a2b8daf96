import { z } from 'zod';

const named = z.object({ custom_id: z.uuid() });
/** Orders name the payment in their purchase unit; captures and refunds name it themselves. */
const Webhook = z.object({
  resource: z.union([
    named,
    z.object({ purchase_units: z.tuple([named]) }).transform((order) => order.purchase_units[0]),
  ]),
});

/** The payment that a webhook is about; undefined where it is about none of ours. */
export const paymentOf = (body: string): string | undefined =>
  Webhook.safeParse(JSON.parse(body)).data?.resource.custom_id;
