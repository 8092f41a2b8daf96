export const accessoryKinds = {
  parapet_vnitrni: 'inner-sill',
  parapet_venkovni: 'outer-sill',
  zaluzie: 'blind',
  sit: 'net',
} as const;

/** With the bars, which are paid for among them. */
export const chosenKinds = { ...accessoryKinds, mrizka: 'bars' } as const;
