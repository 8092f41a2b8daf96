import type { RefusalTexts } from '../texts/refusal';

export const refusal: RefusalTexts = {
  size: (size) => `Módosítás erre: ${size}\u00a0mm`,
  fields: (widths) => `Szárnyszélességek: ${widths}\u00a0mm`,
  opening: (name) => `Nyitásmód: ${name}`,
  profile: (name) => `Profil: ${name}`,
  colour: (outside, inside) =>
    outside === inside ? `Szín mindkét oldalon: ${outside}` : `Szín kívül ${outside}, belül ${inside}`,
  glass: (build) => `Üveg: ${build}`,
  spacer: (name) => `Távtartó: ${name}`,
  ornament: (name) => `Ornament: ${name}`,
  noOrnament: 'Ornament nélkül',
  bars: (name) => `Álosztó: ${name}`,
  handle: (name) => `Kilincs: ${name}`,
  usualHandle: 'Alapkilincs választása',
  threshold: (name) => `Küszöb: ${name}`,
  noThreshold: 'Küszöb nélkül',
  filling: (name) => `Ajtóbetét: ${name}`,
  lock: (name) => `Zár: ${name}`,
  mirror: 'Tükrözés',
  add: (name) => `Hozzáadás: ${name}`,
  remove: (name) => `Eltávolítás: ${name}`,
  removeElement: (element) => `${element}. elem eltávolítása`,
  addElement: (name) => `Elem hozzáadása: ${name}`,
  coupling: (name) => `Összekötő: ${name}`,
  restore: 'Az utolsó állapot visszaállítása',
  oneStep: 'A módosítás és a választás egy lépés, a Vissza gomb mindkettőt visszavonja.',
};
