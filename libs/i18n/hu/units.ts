import type { UnitTexts } from '../texts/units';

export const units: UnitTexts = {
  of: {
    piece: { other: 'db' },
    metre: { other: 'm' },
    set: { other: 'készlet' },
  },
  quantity: 'Mennyiség: {name}',
  less: 'Kevesebb: {name}',
  more: 'Több: {name}',
};
