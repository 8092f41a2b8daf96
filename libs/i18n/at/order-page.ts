import type { OrderPageTexts } from '../texts/order-page';
import { orderPage as german } from '../de/order-page';

export const orderPage: OrderPageTexts = { ...german, total: 'Gesamt inkl. USt.' };
