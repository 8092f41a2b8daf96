import type { Texts } from '../texts/texts';

export const numberField: Texts['numberField'] = {
  less: (label, mm) => `${label}: o\u00a0${mm}\u00a0mm menej`,
  more: (label, mm) => `${label}: o\u00a0${mm}\u00a0mm viac`,
  empty: 'Napíšte rozmer v\u00a0milimetroch, napríklad 1\u00a0200.',
  unreadable: (typed) => `Hodnote „${typed}“ nerozumieme. Napíšte rozmer v\u00a0milimetroch, napríklad 1\u00a0200.`,
  twoSizes: 'Do tohto poľa patrí jeden rozmer.',
  takeBoth: (size) => `Šírka × výška: ${size}\u00a0mm`,
};
