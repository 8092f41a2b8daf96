import type { Texts } from '../texts/texts';

export const units: Texts['units'] = {
  of: {
    piece: { other: 'ks' },
    metre: { other: 'm' },
    set: { one: 'sada', few: 'sady', other: 'sád' },
  },
  quantity: 'Množstvo: {name}',
  less: 'Menej: {name}',
  more: 'Viac: {name}',
  typed: {
    unreadable: 'Množstvu „{typed}“ nerozumieme, nechávame {kept}.',
    tooFew: 'Najmenšie množstvo je {least}, nechávame {kept}.',
    tooMany: 'Najväčšie množstvo je {most}, nechávame {kept}.',
    whole: 'Kusy nemožno deliť, namiesto „{typed}“ počítame {kept}.',
  },
};
