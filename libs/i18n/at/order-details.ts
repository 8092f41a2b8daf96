import { orderDetails as german } from '../de/order-details';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

export const orderDetails: Texts['orderDetails'] = {
  ...austrian(german),
  withdrawal:
    'Für Maßanfertigungen und Zuschnitte besteht kein Rücktrittsrecht. Vom Kauf anderer Ware können Sie innerhalb von 14\u00a0Tagen nach Erhalt ohne Angabe von Gründen zurücktreten.',
};
