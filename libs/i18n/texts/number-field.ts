export type NumberFieldTexts = {
  less: (label: string) => string;
  more: (label: string) => string;
  /** The field was emptied. */
  empty: string;
  /** What was typed is no length. */
  unreadable: (typed: string) => string;
  /** Width and height were typed into a field for one of them. */
  twoSizes: string;
  takeBoth: (size: string) => string;
};
