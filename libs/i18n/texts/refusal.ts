/** What a repair would do, on its button. */
export type RefusalTexts = {
  size: (size: string) => string;
  fields: (widths: string) => string;
  opening: string;
  profile: string;
};
