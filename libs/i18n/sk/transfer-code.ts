import type { TransferCodeTexts } from '../texts/transfer-code';

export const transferCode: TransferCodeTexts = {
  holder: 'Príjemca',
  name: 'PAY by square',
  scan: 'Načítajte kód v\u00a0bankovej aplikácii a\u00a0platbu už len potvrďte.',
};
