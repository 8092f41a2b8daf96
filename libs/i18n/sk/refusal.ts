import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Zmeniť na ${size} mm`,
  fields: (widths) => `Šírky krídel ${widths} mm`,
  opening: 'Upraviť otváranie',
  profile: 'Vziať iný profil',
};
