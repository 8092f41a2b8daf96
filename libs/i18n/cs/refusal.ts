import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Změnit na ${size}\u00a0mm`,
  fields: (widths) => `Šířky křídel ${widths}\u00a0mm`,
  opening: 'Upravit otvírání',
  profile: 'Vzít jiný profil',
};
