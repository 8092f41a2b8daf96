import type { Size } from '../geometry/rectangle';

/** The limit that a value is beyond, with what is added to both before they are told; undefined where it is within. */
export function exceededLimit(
  value: number,
  [min, max]: readonly [number, number],
  added = 0,
): { min: number } | { max: number } | undefined {
  if (value < min) return { min: min + added };
  return value > max ? { max: max + added } : undefined;
}

/** The area of a size in mm. */
export const squareMetres = ({ width, height }: Size): number => (width * height) / 1e6;

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
