import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Auf ${size}\u00a0mm ändern`,
  fields: (widths) => `Flügelbreiten ${widths}\u00a0mm`,
  opening: (name) => `Öffnungsart: ${name}`,
  profile: (name) => `Profil ${name} nehmen`,
  colour: (outside, inside) =>
    outside === inside ? `Farbe beidseitig ${outside}` : `Farbe außen ${outside}, innen ${inside}`,
  glass: (build) => `Glas ${build} nehmen`,
  spacer: (name) => `Abstandhalter ${name} nehmen`,
  ornament: (name) => `Ornament ${name} nehmen`,
  noOrnament: 'Ohne Ornament',
  bars: (name) => `Sprosse ${name} nehmen`,
  handle: (name) => `Nehmen: ${name}`,
  usualHandle: 'Standardgriff nehmen',
  threshold: (name) => `Nehmen: ${name}`,
  noThreshold: 'Ohne Schwelle',
  filling: (name) => `Füllung ${name} nehmen`,
  lock: (name) => `Schloss ${name} nehmen`,
  mirror: 'Spiegeln',
  add: (name) => `Hinzufügen: ${name}`,
  remove: (name) => `Entfernen: ${name}`,
  removeElement: (element) => `Element ${element} entfernen`,
  addElement: (name) => `Element ${name} hinzufügen`,
  coupling: (name) => `Kopplung ${name}`,
  restore: 'Letzten Stand wiederherstellen',
  oneStep: 'Anpassung und Auswahl sind ein Schritt; „Zurück“ nimmt beides zurück.',
};
