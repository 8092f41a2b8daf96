import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Módosítás erre: ${size} mm`,
  fields: (widths) => `Szárnyszélességek: ${widths} mm`,
  opening: 'Nyitásmód igazítása',
  profile: 'Másik profil választása',
};
