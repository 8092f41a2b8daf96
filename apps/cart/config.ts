import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import {
  retentionDaysSetting,
  mailAddressRetention,
  orderRetention,
  syntheticRetention,
} from '@fenestra/platform/service/retention-periods';

export const CartConfig = z
  .object({
    CART_DAYS: retentionDaysSetting(365).describe(
      'Days after its last opening on which a cart is forgotten that has not become an order (OPEN-Q-18).',
    ),
    EMPTY_CART_DAYS: retentionDaysSetting(7).describe(
      'The same for one that was never filled nor opened on a later day: every visitor gets one, and loses nothing with it.',
    ),
    ...mailAddressRetention,
    ...orderRetention,
    ...syntheticRetention,
    ...shopSettings,
  })
  .check(checkShops);
export type CartConfig = z.output<typeof CartConfig>;
