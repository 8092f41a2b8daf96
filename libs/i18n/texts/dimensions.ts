/** Dimensions step (DIM-01 to DIM-17). */
export type DimensionsTexts = {
  width: string;
  height: string;
  range: string;
  priceUpTo: string;
  /** Where glass and accessories cost more with every millimetre. */
  framePriceUpTo: string;
  wallOpening: string;
  nearest: (value: string) => string;
  centimetres: (value: string) => string;
  takeCentimetres: (value: string) => string;
  keepMillimetres: (value: string) => string;
  tooLarge: string;
  tooSmall: string;
  /** While a size is refused, with the one that is drawn and priced. */
  lastPossible: (size: string) => string;
  fixedSize: string;
  openingFold: string;
  openingWidth: string;
  openingHeight: string;
  source: string;
  gap: (mm: string) => string;
  baseProfile: string;
  orderSize: string;
  clamped: string;
  take: (size: string) => string;
  sashFold: string;
  sashLead: string;
  sashWidth: (number: number) => string;
  derived: string;
  /** One press, and every field has this width. */
  equal: (each: string) => string;
  /** With the width of each field. */
  unequal: (fields: string) => string;
  mainOnly: string;
};
