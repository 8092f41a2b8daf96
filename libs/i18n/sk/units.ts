import type { UnitTexts } from '../texts/units';

export const units: UnitTexts = {
  of: {
    piece: { other: 'ks' },
    metre: { other: 'm' },
    set: { one: 'sada', few: 'sady', other: 'sád' },
  },
  quantity: 'Množstvo: {name}',
  less: 'Menej: {name}',
  more: 'Viac: {name}',
};
