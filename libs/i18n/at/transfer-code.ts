import type { Texts } from '../texts/texts';
import { transferCode as german } from '../de/transfer-code';

export const transferCode: Texts['transferCode'] = { ...german, name: 'Zahlen mit Code' };
