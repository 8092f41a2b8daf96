import type { Size } from './rectangle';
import type { SizeLimits } from '../rules/limits';
import { type Frame, frameFitting } from './order-size';

export type Axis = keyof Size;

/** A size that is probably not what was meant, and what would be: worth a question, not an error (DIM-08). */
export type Suspicion = { readonly kind: 'centimetres' | 'opening' | 'swapped'; readonly meant: Size };

export type Typed = {
  readonly size: Size;
  /** Which sides were typed; the other one stands as it was. */
  readonly axes: ReadonlySet<Axis>;
};

/** What a typed size is judged by. All sizes in mm. */
export type Judgement = {
  readonly limits: SizeLimits;
  /** The size in which the product starts. */
  readonly usual: Size;
  /** The measured opening in the wall, where there is one. */
  readonly opening: Size | null;
  readonly frame: Frame;
  readonly canBeMade: (size: Size) => boolean;
};

/** Centimetres for millimetres, then the opening for the frame, then width for height; null where nothing is odd. */
export function suspicionOf(typed: Typed, by: Judgement): Suspicion | null {
  return inCentimetres(typed, by) ?? ofTheOpening(typed, by) ?? swapped(typed, by);
}

function inCentimetres({ size }: Typed, { limits }: Judgement): Suspicion | null {
  const meant = (axis: Axis) => meantInCentimetres(size[axis], (mm) => isWithin(limits, axis, mm)) ?? size[axis];
  return meaning('centimetres', size, { width: meant('width'), height: meant('height') });
}

/** What a length in mm was meant as, in mm, where it is odd: it cannot be made, while ten times as much can (DIM-08). */
export function meantInCentimetres(value: number, canBe: (mm: number) => boolean): number | null {
  return !canBe(value) && canBe(value * 10) ? value * 10 : null;
}

/** The frame is smaller than the opening by the gap around it and the profile below; one that is not made was not meant (DIM-15, DIM-16). */
function ofTheOpening({ size, axes }: Typed, { opening, frame, limits }: Judgement): Suspicion | null {
  if (!opening) return null;
  const fitting = frameFitting(opening, frame);
  const isOfOpening = (axis: Axis) => axes.has(axis) && size[axis] === opening[axis];
  const meant = (axis: Axis) =>
    isOfOpening(axis) && isWithin(limits, axis, fitting[axis]) ? fitting[axis] : size[axis];
  return meaning('opening', size, { width: meant('width'), height: meant('height') });
}

const isWithin = (limits: SizeLimits, axis: Axis, mm: number): boolean =>
  mm >= limits[`${axis}Min`] && mm <= limits[`${axis}Max`];

/** Nothing is odd about a size that means itself. */
const meaning = (kind: Suspicion['kind'], { width, height }: Size, meant: Size): Suspicion | null =>
  width === meant.width && height === meant.height ? null : { kind, meant };

/** Only where both sides were typed, and the size cannot be made as it is, or is far more usual the other way round. */
function swapped({ size, axes }: Typed, { usual, canBeMade }: Judgement): Suspicion | null {
  const meant = { width: size.height, height: size.width };
  if (axes.size < 2 || meant.width === meant.height || !canBeMade(meant)) return null;
  return canBeMade(size) && !isFarMoreUsual(meant, size, usual) ? null : { kind: 'swapped', meant };
}

/** By how far the proportion is from the usual one: twice as slim as usual is odd when the other way it would fit well. */
function isFarMoreUsual(meant: Size, size: Size, usual: Size): boolean {
  const oddness = ({ width, height }: Size) => Math.abs(Math.log2((width / height) * (usual.height / usual.width)));
  return oddness(size) > 1 && oddness(meant) < 0.5;
}
