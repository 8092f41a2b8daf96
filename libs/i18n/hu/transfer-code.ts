import type { TransferCodeTexts } from '../texts/transfer-code';

export const transferCode: TransferCodeTexts = {
  holder: 'Kedvezményezett',
  name: 'QR-kódos átutalás',
  scan: 'Olvassa be a\u00a0kódot a\u00a0banki alkalmazásban, és hagyja jóvá az átutalást.',
};
