import type { UnitTexts } from '../texts/units';

export const units: UnitTexts = {
  of: {
    piece: { other: 'ks' },
    metre: { other: 'm' },
    set: { one: 'sada', few: 'sady', other: 'sad' },
  },
  quantity: 'Množství: {name}',
  less: 'Méně: {name}',
  more: 'Více: {name}',
};
