import type { ProductKind } from './kinds';

/** Sizes that are asked about before anybody builds them (DIM-08). */
export type SizeQuestionTexts = {
  swapped: (size: string) => string;
  yes: (size: string) => string;
  no: (size: string) => string;
  /** A size that is as large as the opening in the wall. */
  opening: Readonly<Record<ProductKind, string>>;
};
