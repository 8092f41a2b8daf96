import type { NumberFieldTexts } from '../texts/number-field';

export const numberField: NumberFieldTexts = {
  less: (label) => `${label} o 1 mm menej`,
  more: (label) => `${label} o 1 mm viac`,
  empty: 'Napíšte rozmer v\u00a0milimetroch, napríklad 1\u00a0200.',
  unreadable: (typed) => `Hodnote „${typed}“ nerozumieme. Napíšte rozmer v\u00a0milimetroch, napríklad 1\u00a0200.`,
  twoSizes: 'Do tohto poľa patrí jeden rozmer.',
  takeBoth: (size) => `Šírka × výška: ${size}\u00a0mm`,
};
