export const numberField = {
  less: (label: string, mm: number) => `${label}: o\u00a0${mm}\u00a0mm méně`,
  more: (label: string, mm: number) => `${label}: o\u00a0${mm}\u00a0mm více`,
  /** The field was emptied. */
  empty: 'Napište rozměr v\u00a0milimetrech, například 1\u00a0200.',
  /** What was typed is no length. */
  unreadable: (typed: string) =>
    `Hodnotě „${typed}“ nerozumíme. Napište rozměr v\u00a0milimetrech, například 1\u00a0200.`,
  /** Width and height were typed into a field for one of them. */
  twoSizes: 'Do tohoto pole patří jeden rozměr.',
  takeBoth: (size: string) => `Šířka × výška: ${size}\u00a0mm`,
};
