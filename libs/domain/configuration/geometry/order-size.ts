import type { SizeLimits } from '../rules/limits';
import type { Size } from './rectangle';
import { clamp } from '../../numbers';

export type OrderSize = {
  readonly width: number;
  readonly height: number;
  /** Each on its own line, as the shopper sees it, mm. */
  readonly deductions: {
    /** Fitting gap on each of the four sides. */
    readonly gapPerSide: number;
    /** Below the frame; not part of its height (DIM-17). */
    readonly baseProfile: number;
  };
  /** The measured opening asks for a size outside the limits; width and height are the nearest within. */
  readonly clamped: boolean;
};

const smallestGap = 10;
/** By the longest side of the opening, mm; coloured frames expand more (windows-domain 2.4). */
const gaps = [
  { longestUpTo: 1000, white: 10, coloured: 15 },
  { longestUpTo: 2000, white: 15, coloured: 20 },
  { longestUpTo: Infinity, white: 20, coloured: 25 },
];

/** What the fitting of a frame depends on. */
export type Frame = {
  readonly colour: 'white' | 'coloured';
  /** Height of the profile below it, mm; entrance and side doors have none (windows-domain 6.4). */
  readonly baseProfile: 30 | 0;
};

/** The frame that fits an opening, whether it can be made or not (DIM-15, DIM-16). */
export function frameFitting(opening: Size, { colour, baseProfile }: Frame): Size & { readonly gapPerSide: number } {
  const longest = Math.max(opening.width, opening.height);
  const gapPerSide = Math.max(smallestGap, gaps.find(({ longestUpTo }) => longest <= longestUpTo)![colour]);
  return { width: opening.width - 2 * gapPerSide, height: opening.height - 2 * gapPerSide - baseProfile, gapPerSide };
}

/** From the smallest measured opening to the size to order (DIM-15, DIM-16). */
export function orderSizeOf(opening: Size, frame: Frame, limits: SizeLimits): OrderSize {
  const { gapPerSide, ...wanted } = frameFitting(opening, frame);
  const width = clamp(wanted.width, limits.widthMin, limits.widthMax);
  const height = clamp(wanted.height, limits.heightMin, limits.heightMax);
  const clamped = width !== wanted.width || height !== wanted.height;
  return { width, height, deductions: { gapPerSide, baseProfile: frame.baseProfile }, clamped };
}

/** The opening for which a frame of that size is ordered: the start of a measurement that changes nothing. */
export function openingFor(size: Size, { colour, baseProfile }: Frame): Size {
  const around = (gap: number) => ({ width: size.width + 2 * gap, height: size.height + 2 * gap + baseProfile });
  const fitting = gaps.find(({ longestUpTo, ...gap }) => {
    const { width, height } = around(gap[colour]);
    return Math.max(width, height) <= longestUpTo;
  })!;
  return around(fitting[colour]);
}

/** The openings for which a frame within its limits is ordered, mm. */
export function openingLimits(limits: SizeLimits, frame: Frame): SizeLimits {
  const least = openingFor({ width: limits.widthMin, height: limits.heightMin }, frame);
  const most = openingFor({ width: limits.widthMax, height: limits.heightMax }, frame);
  return { widthMin: least.width, widthMax: most.width, heightMin: least.height, heightMax: most.height };
}
