import type { UnitTexts } from '../texts/units';

export const units: UnitTexts = {
  of: {
    piece: { other: 'Stück' },
    metre: { other: 'm' },
    set: { one: 'Set', other: 'Sets' },
  },
  quantity: 'Menge: {name}',
  less: 'Weniger: {name}',
  more: 'Mehr: {name}',
};
