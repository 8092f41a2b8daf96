import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Změnit na ${size}\u00a0mm`,
  fields: (widths) => `Šířky křídel ${widths}\u00a0mm`,
  opening: (name) => `Otvírání ${name}`,
  profile: (name) => `Vzít profil ${name}`,
  colour: (outside, inside) =>
    outside === inside ? `Barva ${outside} z\u00a0obou stran` : `Barva zvenku ${outside}, zevnitř ${inside}`,
  glass: (build) => `Vzít sklo ${build}`,
  spacer: (name) => `Vzít rámeček ${name}`,
  ornament: (name) => `Vzít ornament ${name}`,
  noOrnament: 'Bez ornamentu',
  bars: (name) => `Vzít mřížku ${name}`,
  handle: (name) => `Vzít: ${name}`,
  usualHandle: 'Vzít standardní kliku',
  threshold: (name) => `Vzít: ${name}`,
  noThreshold: 'Bez prahu',
  filling: (name) => `Vzít výplň ${name}`,
  lock: (name) => `Vzít zámek ${name}`,
  mirror: 'Zrcadlově obrátit',
  add: (name) => `Přidat: ${name}`,
  remove: (name) => `Odebrat: ${name}`,
  removeElement: (element) => `Odebrat prvek ${element}`,
  addElement: (name) => `Přidat prvek ${name}`,
  coupling: (name) => `Spojka ${name}`,
  restore: 'Vrátit poslední stav',
  oneStep: 'Úprava i\u00a0volba jsou jeden krok, vrátíte je tlačítkem Zpět.',
};
