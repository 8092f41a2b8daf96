import type { NumberFieldTexts } from '../texts/number-field';

export const numberField: NumberFieldTexts = {
  less: (label, mm) => `${label}: o\u00a0${mm}\u00a0mm méně`,
  more: (label, mm) => `${label}: o\u00a0${mm}\u00a0mm více`,
  empty: 'Napište rozměr v\u00a0milimetrech, například 1\u00a0200.',
  unreadable: (typed) => `Hodnotě „${typed}“ nerozumíme. Napište rozměr v\u00a0milimetrech, například 1\u00a0200.`,
  twoSizes: 'Do tohoto pole patří jeden rozměr.',
  takeBoth: (size) => `Šířka × výška: ${size}\u00a0mm`,
};
