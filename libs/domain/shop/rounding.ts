/**
 * Rounds half up to whole numbers. Amounts here are below 1e9 and come from at most a dozen multiplications, so their
 * error is far below 1e-6: 1082.4999999999998 that should be 1082.5 is rounded up as a person would.
 */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-6);
}

/** Rounds half up to a multiple of `step`. */
export function roundTo(step: number, value: number): number {
  return roundHalfUp(value / step) * step;
}
