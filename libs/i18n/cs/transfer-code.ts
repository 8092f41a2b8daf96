import type { TransferCodeTexts } from '../texts/transfer-code';

export const transferCode: TransferCodeTexts = {
  holder: 'Příjemce',
  name: 'QR platba',
  scan: 'Načtěte kód v\u00a0bankovní aplikaci a\u00a0platbu jen potvrďte.',
};
