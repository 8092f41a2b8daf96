import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { ageInDays, letterAge, orderAge, syntheticAge } from '@fenestra/platform/service/ages';

export const CartConfig = z
  .object({
    CART_DAYS: ageInDays(365).describe(
      'Days after its last opening on which a cart is forgotten that has not become an order (OPEN-Q-18).',
    ),
    EMPTY_CART_DAYS: ageInDays(7).describe(
      'The same for one that was never filled nor opened on a later day: every visitor gets one, and loses nothing with it.',
    ),
    ...letterAge,
    ...orderAge,
    ...syntheticAge,
    ...shopSettings,
  })
  .check(checkShops);
export type CartConfig = z.output<typeof CartConfig>;
