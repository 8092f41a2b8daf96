import { z } from 'zod';
import { originSettings } from '@fenestra/clients/shop-origins';
import { gopaySettings } from './providers/gopay/gopay-settings';
import { paypalSettings } from './providers/paypal/paypal-settings';

export const PaymentsConfig = z.object({ ...gopaySettings, ...paypalSettings, ...originSettings });
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
