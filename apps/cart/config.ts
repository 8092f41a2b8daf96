import { z } from 'zod';
import { ageInDays, orderAge } from '@fenestra/platform/service/ages';

export const CartConfig = z.object({
  /** Days after its last opening on which a cart is forgotten that has not become an order (OPEN-Q-18). */
  CART_DAYS: ageInDays(365),
  /** The same for one that has been empty since it was made and was never opened on a later day: every visitor gets one, and loses nothing with it. */
  EMPTY_CART_DAYS: ageInDays(7),
  /** To whom a cart is sent: a mail server that is down for longer has lost the mail, and the cart can be sent again. */
  LETTER_DAYS: ageInDays(7),
  ...orderAge,
});
export type CartConfig = z.output<typeof CartConfig>;
