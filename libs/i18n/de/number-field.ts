import type { NumberFieldTexts } from '../texts/number-field';

export const numberField: NumberFieldTexts = {
  less: (label) => `${label} 1 mm weniger`,
  more: (label) => `${label} 1 mm mehr`,
};
