import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { gopaySettings } from './providers/gopay/gopay-settings';
import { paypalSettings } from './providers/paypal/paypal-settings';

export const PaymentsConfig = z.object({ ...gopaySettings, ...paypalSettings, ...shopSettings }).check(checkShops);
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
