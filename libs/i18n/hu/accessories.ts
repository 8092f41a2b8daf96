import type { AccessoriesTexts } from '../texts/accessories';

export const accessories: AccessoriesTexts = {
  heading: 'Kiegészítők',
  lead: 'Az ablak teljes. A profilt még módosíthatja, a többi az alapfelszereltség része.',
  tabs: 'Kiegészítők',
  done: 'kész',
  profile: 'Profil',
  parts: 'A választott tételek',
  position: 'Poz.',
  chosen: 'Kiválasztva',
  remove: 'Eltávolítás',
  removeNamed: (name) => `Eltávolítás: ${name}`,
  windowWithProfile: 'Ablak profillal',
  facts: (chambers, seals) => `${chambers} kamra, ${seals} tömítés`,
  colour: 'Szín',
  colours: (outside, inside) =>
    outside === inside ? `mindkét oldalon ${outside}` : `kívül ${outside}, belül ${inside}`,
  glass: 'Üveg',
  handle: 'Kilincs',
  threshold: 'Küszöb',
  included: 'az árban',
  totalNet: 'Összesen áfa nélkül',
  totalGross: 'Összesen áfával',
  delivery: 'A méretre gyártás legfeljebb 28 munkanap.',
  standard: 'A szín, az üveg és a kilincs az alapfelszereltség része, az ár tartalmazza.',
};
