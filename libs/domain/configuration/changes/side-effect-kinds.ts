/** What a change may alter besides what it names. */
export const sideEffectKinds = [
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
export type SideEffect = (typeof sideEffectKinds)[number];
