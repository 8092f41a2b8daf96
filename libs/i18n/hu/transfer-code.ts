import type { Texts } from '../texts/texts';

export const transferCode: Texts['transferCode'] = {
  holder: 'Kedvezményezett',
  name: 'QR-kódos átutalás',
  scan: 'Olvassa be a\u00a0kódot a\u00a0banki alkalmazásban, és hagyja jóvá az átutalást.',
};
