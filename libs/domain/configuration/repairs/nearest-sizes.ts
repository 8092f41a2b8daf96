import type { ChangeOf } from '../change';
import type { SizeLimits } from '../rules/limits';
import type { Violation } from '../rules/violation';
import { clamp } from '../../numbers';

type Size = { readonly width: number; readonly height: number };
/** The broken rule, where a value cannot be made; null where it can. */
export type WhyNot<Value> = (value: Value) => string | null;

/** How far apart sizes are tried, mm. A shorter stretch of what can be made lies between two that break different rules. */
const coarse = 16;
/** At the edge of a stretch the rounded shares of an assembly leave single sizes that can be made, mm. */
const frayed = 6;
/** No product is as long, mm: whoever sends such widths is not searched for, which would take for ever. */
const longest = 100_000;

/**
 * The nearest width that can be made at the wanted height, and height at the wanted width, both within the limits; nearest first.
 * Where neither alone helps, the size on the way back to the present one.
 */
export function nearestSizes(
  wanted: Size,
  limits: SizeLimits,
  present: Size,
  whyNot: WhyNot<ChangeOf<'size'>>,
): ChangeOf<'size'>[] {
  const width = clamp(wanted.width, limits.widthMin, limits.widthMax);
  const height = clamp(wanted.height, limits.heightMin, limits.heightMax);
  const size = (w: number, h: number): ChangeOf<'size'> => ({ kind: 'size', width: w, height: h });
  const w = nearestMade(width, limits.widthMin, limits.widthMax, (each) => whyNot(size(each, height)));
  const h = nearestMade(height, limits.heightMin, limits.heightMax, (each) => whyNot(size(width, each)));
  const found = new Map<string, ChangeOf<'size'>>();
  if (w !== null) found.set(`${w}×${height}`, size(w, height));
  if (h !== null) found.set(`${width}×${h}`, size(width, h));
  if (found.size === 0) return towards(present, size(width, height), whyNot);
  const distance = (each: Size) => Math.abs(each.width - wanted.width) + Math.abs(each.height - wanted.height);
  return [...found.values()].toSorted((a, b) => distance(a) - distance(b));
}

/** The first size that can be made from the wanted one straight to the present one; none where that is the present one itself. */
function towards(present: Size, wanted: ChangeOf<'size'>, whyNot: WhyNot<ChangeOf<'size'>>): ChangeOf<'size'>[] {
  const across = present.width - wanted.width;
  const down = present.height - wanted.height;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  const at = (step: number): ChangeOf<'size'> => ({
    kind: 'size',
    width: wanted.width + Math.round((across * step) / steps),
    height: wanted.height + Math.round((down * step) / steps),
  });
  const first = steps > 1 ? edgeOf(steps, 0, (step) => whyNot(at(step))) : steps;
  return first < steps ? [at(first)] : [];
}

/**
 * Narrows limits to sizes that can satisfy a broken range of a side: the other side does not matter, and a product that is too
 * wide does not get narrower in a wider whole. Saves 40 % of the attempts for refused elements.
 */
export function withinReach(limits: SizeLimits, { code, values }: Violation, { width, height }: Size): SizeLimits {
  const max = Number(values['max']);
  switch (code) {
    case 'width-out-of-range': {
      const side = Number(values['width']) > max ? { widthMax: width } : { widthMin: width };
      return { ...limits, ...side, heightMin: height, heightMax: height };
    }
    case 'height-out-of-range': {
      const side = Number(values['height']) > max ? { heightMax: height } : { heightMin: height };
      return { ...limits, ...side, widthMin: width, widthMax: width };
    }
    default:
      return limits;
  }
}

/** Looks outwards on both sides in coarse steps, then to the millimetre; null when nothing can be made, or nobody could. */
export function nearestMade(wanted: number, min: number, max: number, whyNot: WhyNot<number>): number | null {
  if (!(max - min < longest)) return null;
  const start = clamp(wanted, min, max);
  const why = whyNot(start);
  if (why === null) return start;
  const sides = [-1, 1].map((side) => ({ side, at: start, why }));
  for (let far = coarse; far < max - min + coarse; far += coarse)
    for (const near of sides) {
      const at = clamp(start + near.side * far, min, max);
      const found = foundBetween(near, at, whyNot);
      if (typeof found === 'number') return found;
      Object.assign(near, { at, why: found });
    }
  return null;
}

type Refused = { readonly at: number; readonly why: string };

/** The first value that can be made after a refused one, up to another; else why that one cannot be made. */
function foundBetween(refused: Refused, other: number, whyNot: WhyNot<number>): number | string {
  if (other === refused.at) return refused.why;
  const why = whyNot(other);
  if (why === null) return edgeOf(other, refused.at, whyNot);
  const made = why !== refused.why && between(refused.at, other).find((value) => whyNot(value) === null);
  return made === false || made === undefined ? why : made;
}

/** From a refused value towards one that can be made: the first that can, too. */
function edgeOf(made: number, refused: number, whyNot: WhyNot<number>): number {
  const edge = halved(made, refused, whyNot);
  const nearer = between(refused, edge).slice(-frayed);
  return nearer.find((value) => whyNot(value) === null) ?? edge;
}

function halved(made: number, refused: number, whyNot: WhyNot<number>): number {
  let [yes, no] = [made, refused];
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2);
    if (whyNot(middle) === null) yes = middle;
    else no = middle;
  }
  return yes;
}

/** All values between two, in the order from the first. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + (i + 1) * Math.sign(to - from));
