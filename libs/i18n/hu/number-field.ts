import type { NumberFieldTexts } from '../texts/number-field';

export const numberField: NumberFieldTexts = {
  less: (label) => `${label} 1 mm-rel kevesebb`,
  more: (label) => `${label} 1 mm-rel több`,
};
