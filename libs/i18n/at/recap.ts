import type { RecapTexts } from '../texts/recap';
import { recap as german } from '../de/recap';

export const recap: RecapTexts = { ...german, total: 'Gesamt inkl. USt.', withoutVat: 'exkl. USt.' };
