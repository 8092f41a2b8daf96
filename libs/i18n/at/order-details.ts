import { orderDetails as german } from '../de/order-details';
import type { OrderDetailsTexts } from '../texts/order-details';
import { austrian } from './austrian';

export const orderDetails: OrderDetailsTexts = {
  ...austrian(german),
  withdrawal:
    'Für Maßanfertigungen und Zuschnitte besteht kein Rücktrittsrecht. Vom Kauf anderer Ware können Sie innerhalb von 14\u00a0Tagen nach Erhalt ohne Angabe von Gründen zurücktreten.',
};
