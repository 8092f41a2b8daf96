import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import type { SizeLimits } from '@fenestra/domain/configuration/rules/limits';

/** From where to where a length can be made, mm. */
export type Range = { readonly min: number; readonly max: number };

export const rangeOf = ({ widthMin, widthMax, heightMin, heightMax }: SizeLimits, axis: Axis): Range =>
  axis === 'width' ? { min: widthMin, max: widthMax } : { min: heightMin, max: heightMax };

/** As long as no range is known, every length is. */
export const isWithin = (range: Range | null | undefined, mm: number): boolean =>
  !range || (mm >= range.min && mm <= range.max);
