import type { Texts } from '../texts/texts';

export const transferCode: Texts['transferCode'] = {
  holder: 'Príjemca',
  name: 'PAY by square',
  scan: 'Načítajte kód v\u00a0bankovej aplikácii a\u00a0platbu už len potvrďte.',
};
