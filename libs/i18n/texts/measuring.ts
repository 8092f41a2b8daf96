import type { ProductKind } from './kinds';

/** What the guide to measuring and the calculator of the opening say. */
export type MeasuringTexts = {
  /** Where an opening is measured; below a window a sill may lie in it. */
  places: Readonly<Record<'width' | 'height' | 'heightOfWindow', string>>;
  /** DIM-15 to DIM-17 */
  rules: Readonly<Record<ProductKind, readonly string[]>>;
  video: string;
  guide: string;
};
