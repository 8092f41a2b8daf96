/** What a change may alter besides what it names. */
export const alterable = [
  'opening',
  'filling',
  'glass',
  'spacer',
  'bars',
  'inner-sill',
  'outer-sill',
  'blind',
  'net',
  'handle',
  'lock',
  'threshold',
  'coupling',
] as const;
export type Altered = (typeof alterable)[number];
