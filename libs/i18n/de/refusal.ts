import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Auf ${size} mm ändern`,
  fields: (widths) => `Flügelbreiten ${widths} mm`,
  opening: 'Öffnungsart anpassen',
  profile: 'Anderes Profil nehmen',
};
