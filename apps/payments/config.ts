import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { orderAge, syntheticAge } from '@fenestra/platform/service/ages';
import { gopaySettings } from './providers/gopay/gopay-settings';
import { paypalSettings } from './providers/paypal/paypal-settings';

export const PaymentsConfig = z
  .object({ ...gopaySettings, ...paypalSettings, ...orderAge, ...syntheticAge, ...shopSettings })
  .check(checkShops);
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
