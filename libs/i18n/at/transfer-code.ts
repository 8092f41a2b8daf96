import type { TransferCodeTexts } from '../texts/transfer-code';
import { transferCode as german } from '../de/transfer-code';

export const transferCode: TransferCodeTexts = { ...german, name: 'Zahlen mit Code' };
