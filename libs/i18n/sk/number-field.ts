import type { NumberFieldTexts } from '../texts/number-field';

export const numberField: NumberFieldTexts = {
  less: (label) => `${label} o 1 mm menej`,
  more: (label) => `${label} o 1 mm viac`,
};
