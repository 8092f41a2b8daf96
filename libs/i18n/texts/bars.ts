/** The dialog of glazing bars (GRID-01 to GRID-06). */
export type BarsTexts = {
  heading: string;
  lead: string;
  where: string;
  chooseArea: string;
  bar: string;
  barHint: string;
  widths: Readonly<Record<number, string>>;
  variant: string;
  /** By the codes of the catalogue. */
  variants: Readonly<Record<string, string>>;
  pattern: string;
  none: string;
  vertical: string;
  horizontal: string;
  fewer: (what: string) => string;
  more: (what: string) => string;
  field: (size: string) => string;
  smallest: (size: string) => string;
  use: (width: number) => string;
};
