import { type Side, sideOfRule } from '../rules/side-of-rule';
import { type Violation, violation } from '../rules/violation';
import { clamp } from '../../numbers';

/** The broken rule, where a value cannot be made; null where it can. */
export type FindViolation<Value> = (value: Value) => Violation | null;

/** For a value that is not tried any more: the search ends. */
export const notSearched = violation('choices-do-not-fit');

/** How far apart lengths are tried, mm. A shorter stretch of what can be made lies between two that break different rules. */
const coarseStepMm = 16;
/** At the edge of a stretch the rounded shares of an assembly leave single lengths that can be made, mm. */
const irregularEdgeMm = 6;
/** No product is as long, mm. */
const maxRangeMm = 100_000;

/** How far a search has come to one side: to a length that cannot be made. */
type Reached = { readonly direction: number; at: number; why: Violation };

/**
 * Finds the length of a side nearest to the wanted one that can be made, mm; null where there is none, or the range is longer than any product.
 * Looks outwards on both sides in coarse steps, past all that a broken limit excludes, then to the millimetre.
 */
export function nearestManufacturable(
  side: Side,
  wanted: number,
  { min, max }: { readonly min: number; readonly max: number },
  whyNot: FindViolation<number>,
): number | null {
  if (!(max - min < maxRangeMm)) return null;
  const start = clamp(wanted, min, max);
  const why = whyNot(start);
  if (why === null) return start;
  const ends: Reached[] = [-1, 1].map((direction) => ({ direction, at: start, why }));
  for (let last = why; !isUnreachable(side, last);) {
    const steps = ends.map((end) => ({
      end,
      at: clamp(end.at + end.direction * Math.max(coarseStepMm, excludedBy(end.why)), min, max),
    }));
    const [step] = steps
      .filter(({ end, at }) => at !== end.at)
      .toSorted((one, other) => Math.abs(one.at - start) - Math.abs(other.at - start));
    if (!step) return null;
    const found = firstManufacturable(step.end, step.at, whyNot);
    if (typeof found === 'number') return found;
    last = found;
    Object.assign(step.end, { at: step.at, why: found });
  }
  return null;
}

/** From a value that can be made back towards a refused one: the first that can be made, too. */
export function edgeOf(made: number, refused: number, whyNot: FindViolation<number>): number {
  const edge = bisect(made, refused, whyNot);
  const back = Math.min(irregularEdgeMm + 1, Math.abs(edge - refused));
  const nearer = between(edge - back * Math.sign(edge - refused), edge);
  return nearer.find((value) => whyNot(value) === null) ?? edge;
}

/** The first value that can be made after a refused one, up to another; else why that one cannot be made. */
function firstManufacturable(
  { at, direction, why: before }: Reached,
  other: number,
  whyNot: FindViolation<number>,
): number | Violation {
  const refused = at + direction * Math.min(excludedBy(before) - 1, Math.abs(other - at) - 1);
  const why = whyNot(other);
  if (why === null) return edgeOf(other, refused, whyNot);
  const skipped = isSameRule(why, before) ? [] : between(refused, other);
  return skipped.find((value) => whyNot(value) === null) ?? why;
}

function bisect(made: number, refused: number, whyNot: FindViolation<number>): number {
  let [yes, no] = [made, refused];
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2);
    if (whyNot(middle) === null) yes = middle;
    else no = middle;
  }
  return yes;
}

/** All values between two, in the order from the first. The two are at most `coarse` apart. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + (i + 1) * Math.sign(to - from));

/**
 * From how many millimetres on another length may be within the limit. What a rule limits changes by a millimetre at most where a side
 * does, and by one more where shares are rounded; limits do not depend on sizes.
 */
function excludedBy({ code, values }: Violation): number {
  const side = sideOfRule[code];
  if (!side) return 1;
  const { [side]: length = 0, min = -Infinity, max = Infinity } = values as Record<string, number>;
  return Math.max(1, min - length - 1, length - max - 1);
}

/** No length of a side satisfies a rule about the other side. */
const isUnreachable = (side: Side, why: Violation): boolean =>
  why === notSearched || (sideOfRule[why.code] ?? side) !== side;

const isSameRule = (one: Violation, other: Violation): boolean =>
  one.code === other.code && ['area', 'element', 'min', 'max'].every((name) => one.values[name] === other.values[name]);
