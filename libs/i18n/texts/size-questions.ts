/** Sizes that are asked about before anybody builds them (DIM-08). */
export type SizeQuestionTexts = {
  swapped: (size: string) => string;
  yes: (size: string) => string;
  no: (size: string) => string;
};
