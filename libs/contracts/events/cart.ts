import { z } from 'zod/mini';
import { event } from '../event';
import { shopId } from '../fields';

export const cartSent = event({
  name: 'cart.sent',
  version: 1,
  topic: 'shop.cart.v1',
  summary: 'A shopper wants the link to a cart mailed. To whom it goes, and the link, stay with the cart.',
  key: ({ letterId }) => letterId,
  data: z.object({ letterId: z.uuid(), shopId, lines: z.int() }),
});
