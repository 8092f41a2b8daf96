import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { orderRetention, syntheticRetention } from '@fenestra/platform/service/retention-periods';
import { gopaySettings } from './providers/gopay/gopay-settings';
import { paypalSettings } from './providers/paypal/paypal-settings';

export const PaymentsConfig = z
  .object({ ...gopaySettings, ...paypalSettings, ...orderRetention, ...syntheticRetention, ...shopSettings })
  .check(checkShops);
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
