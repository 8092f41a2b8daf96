export type NumberFieldTexts = {
  less: (label: string, mm: number) => string;
  more: (label: string, mm: number) => string;
  /** The field was emptied. */
  empty: string;
  /** What was typed is no length. */
  unreadable: (typed: string) => string;
  /** Width and height were typed into a field for one of them. */
  twoSizes: string;
  takeBoth: (size: string) => string;
};
