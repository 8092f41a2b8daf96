import type { ProductKind } from './kinds';

/** What the guide to measuring says. */
export type MeasuringTexts = {
  /** DIM-15 to DIM-17 */
  rules: Readonly<Record<ProductKind, readonly string[]>>;
  video: string;
  guide: string;
};
