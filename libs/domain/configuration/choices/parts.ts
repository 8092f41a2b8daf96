/** What a product consists of for its shopper, in the order of the numbers on drawing and list: seen from inside, then from outside. */
export const parts = [
  'frame',
  'filling',
  'glass',
  'spacer',
  'inner-sill',
  'blind',
  'bars',
  'handle',
  'lock',
  'threshold',
  'net',
  'outer-sill',
] as const;
export type Part = (typeof parts)[number];
