import type { AccessoryCategory, AccessoryPicture } from './accessory-item';

/** What catalogues did not say until schema 4: all of them had these categories and these accessories. */
export const initialCategories: readonly AccessoryCategory[] = [
  { code: 'mounting', names: { cs: 'Montáž', sk: 'Montáž', de: 'Montage', hu: 'Beépítés' } },
  { code: 'profile', names: { cs: 'Profily', sk: 'Profily', de: 'Profile', hu: 'Profilok' } },
  { code: 'care', names: { cs: 'Péče o\u00a0okna', sk: 'Starostlivosť o\u00a0okná', de: 'Pflege', hu: 'Ápolás' } },
  { code: 'safety', names: { cs: 'Bezpečnost', sk: 'Bezpečnosť', de: 'Sicherheit', hu: 'Biztonság' } },
  { code: 'ventilation', names: { cs: 'Větrání', sk: 'Vetranie', de: 'Lüftung', hu: 'Szellőzés' } },
];

export const initialPictures: Readonly<Record<number, AccessoryPicture>> = {
  801: 'can',
  802: 'anchor',
  803: 'screw',
  804: 'tape',
  805: 'tape',
  806: 'tape',
  807: 'wedges',
  808: 'cartridge',
  809: 'strip',
  810: 'profile',
  811: 'profile',
  812: 'kit',
  813: 'bottle',
  814: 'guard',
  815: 'restrictor',
  816: 'vent',
};
