import type { Catalogue } from './catalogue';

type NumberFieldTexts = { less: (label: string) => string; more: (label: string) => string };

const german: NumberFieldTexts = {
  less: (label) => `${label} 1 mm weniger`,
  more: (label) => `${label} 1 mm mehr`,
};

export const numberFieldTexts: Catalogue<NumberFieldTexts> = {
  cs: { less: (label) => `${label} o 1 mm méně`, more: (label) => `${label} o 1 mm více` },
  sk: { less: (label) => `${label} o 1 mm menej`, more: (label) => `${label} o 1 mm viac` },
  at: german,
  de: german,
  hu: { less: (label) => `${label} 1 mm-rel kevesebb`, more: (label) => `${label} 1 mm-rel több` },
};
