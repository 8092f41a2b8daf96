export type NumberFieldTexts = { less: (label: string) => string; more: (label: string) => string };
