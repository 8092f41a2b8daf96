import type { SentCartTexts } from '../texts/sent-cart';
import { sentCart as german } from '../de/sent-cart';

export const sentCart: SentCartTexts = { ...german, price: '{price} inkl. USt.' };
