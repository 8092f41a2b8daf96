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
  typed: {
    unreadable: 'Množství „{typed}“ nerozumíme, necháváme {kept}.',
    tooFew: 'Nejmenší množství je {least}, necháváme {kept}.',
    tooMany: 'Největší množství je {most}, necháváme {kept}.',
    whole: 'Kusy nejde dělit, místo „{typed}“ počítáme {kept}.',
  },
};
