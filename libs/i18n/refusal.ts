import type { Catalogue } from './catalogue';

/** What a repair would do, on its button. */
type RefusalTexts = {
  size: (size: string) => string;
  fields: (widths: string) => string;
  opening: string;
  profile: string;
};

const german: RefusalTexts = {
  size: (size) => `Auf ${size} mm ändern`,
  fields: (widths) => `Flügelbreiten ${widths} mm`,
  opening: 'Öffnungsart anpassen',
  profile: 'Anderes Profil nehmen',
};

export const refusalTexts: Catalogue<RefusalTexts> = {
  cs: {
    size: (size) => `Změnit na ${size}\u00a0mm`,
    fields: (widths) => `Šířky křídel ${widths}\u00a0mm`,
    opening: 'Upravit otvírání',
    profile: 'Vzít jiný profil',
  },
  sk: {
    size: (size) => `Zmeniť na ${size} mm`,
    fields: (widths) => `Šírky krídel ${widths} mm`,
    opening: 'Upraviť otváranie',
    profile: 'Vziať iný profil',
  },
  at: german,
  de: german,
  hu: {
    size: (size) => `Módosítás erre: ${size} mm`,
    fields: (widths) => `Szárnyszélességek: ${widths} mm`,
    opening: 'Nyitásmód igazítása',
    profile: 'Másik profil választása',
  },
};
