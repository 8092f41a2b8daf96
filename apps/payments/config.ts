import { z } from 'zod';
import { originSettings } from '@fenestra/clients/shop-origins';
import { gopaySettings } from './providers/gopay/gopay-settings';

export const PaymentsConfig = z.object({ ...gopaySettings, ...originSettings });
export type PaymentsConfig = z.output<typeof PaymentsConfig>;
