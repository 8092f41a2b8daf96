import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Zmeniť na ${size}\u00a0mm`,
  fields: (widths) => `Šírky krídel ${widths}\u00a0mm`,
  opening: (name) => `Otváranie ${name}`,
  profile: (name) => `Vziať profil ${name}`,
  colour: (outside, inside) =>
    outside === inside ? `Farba ${outside} z\u00a0oboch strán` : `Farba zvonka ${outside}, zvnútra ${inside}`,
  glass: (build) => `Vziať sklo ${build}`,
  spacer: (name) => `Vziať rámik ${name}`,
  ornament: (name) => `Vziať ornament ${name}`,
  noOrnament: 'Bez ornamentu',
  bars: (name) => `Vziať mriežku ${name}`,
  handle: (name) => `Vziať: ${name}`,
  usualHandle: 'Vziať štandardnú kľučku',
  threshold: (name) => `Vziať: ${name}`,
  noThreshold: 'Bez prahu',
  filling: (name) => `Vziať výplň ${name}`,
  lock: (name) => `Vziať zámok ${name}`,
  mirror: 'Zrkadlovo obrátiť',
  add: (name) => `Pridať: ${name}`,
  remove: (name) => `Odobrať: ${name}`,
  removeElement: (element) => `Odobrať prvok ${element}`,
  addElement: (name) => `Pridať prvok ${name}`,
  coupling: (name) => `Spojka ${name}`,
  restore: 'Vrátiť posledný stav',
  oneStep: 'Úprava aj voľba sú jeden krok, vrátite ich tlačidlom Späť.',
};
