/** Sizes that are asked about before anybody builds them (DIM-08), and what makes a window hard to deliver (SERV-14). */
export type SizeQuestionTexts = {
  swapped: (size: string) => string;
  yes: (size: string) => string;
  no: (size: string) => string;
  /** Why comfort delivery will not be offered for it. */
};
