import { z } from 'zod/mini';
import { event } from '../event';

export const mailSent = event({
  name: 'notification.mail_sent',
  version: 1,
  topic: 'shop.notification.v1',
  summary: 'A mail about an order was handed to the mail server.',
  key: ({ orderId }) => orderId,
  subject: ({ mailId }) => mailId,
  data: z.object({ orderId: z.uuid(), mailId: z.string(), kind: z.string() }),
});
