import type { Attempt, Refused } from './refused';
import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import { elementsOf } from '../assembly/elements';
import { alternatives, movedAxis } from './alternatives';
import type { Change, ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { limitsOf, type SizeLimits } from '../rules/limits';
import { exactTransomHeight } from './transom-heights';
import { notSearched, type FindViolation } from './nearest-manufacturable';
import { nearestSizes, withinReach } from './nearest-sizes';
import { isSizeRule } from '../rules/is-size-rule';
import { isViolation, type Repair, type Violation } from '../rules/violation';
import { sashForPane, precedingChanges } from './preceding-changes';

/** Changes one after the other: what comes of them, or the first rule that is broken. */
export function applyInOrder(
  changes: readonly Change[],
  configuration: Configuration,
  attempt: Attempt,
): Configuration | Violation {
  let present = configuration;
  for (const change of changes) {
    const changed = attempt(change, present);
    if (isViolation(changed)) return changed;
    present = changed;
  }
  return present;
}

/** An assembly of six takes up to 1,700. */
const checksOfRefusal = 2_500;

/** How many products may still be checked in search of repairs, each element of an assembly being one. Refusals of one request share it. */
export type SearchBudget = { checks: number };

/** Enough for so many refusals that take most, and for far more usual ones. */
export const budgetFor = (refusals: number): SearchBudget => ({ checks: refusals * checksOfRefusal });

/** Once the budget is used up nothing is tried any more, so that the repairs that were found by then are offered. */
const within =
  (budget: SearchBudget, attempt: Attempt): Attempt =>
  (change, configuration) => {
    budget.checks -= elementsOf(configuration).length;
    return budget.checks < 0 ? notSearched : attempt(change, configuration);
  };

/** Each way of helping is offered at most so often: a list of twenty other handles helps nobody. */
const maxRepairsPerStrategy = 2;

/**
 * What helps after a refusal: something else that makes way for the change, or another change like it. All are tried before
 * they are offered, so a person who takes one is not refused again; and each changes something. `budget` bounds the search,
 * so that no request makes a refusal expensive.
 */
export function repairsFor(refused: Refused, catalogue: Catalogue, attempt: Attempt, budget = budgetFor(1)): Repair[] {
  const { change, broken, configuration } = refused;
  if (change.kind === 'restore' || configuration.stockProduct !== undefined) return []; // right or wrong as a whole
  const search = within(budget, attempt);
  const whyNot = (...changes: Change[]) => {
    const outcome = applyInOrder(changes, configuration, search);
    return isViolation(outcome) ? outcome : null;
  };
  const accepts = (tried: Attempt, changes: readonly Change[]) => {
    const outcome = applyInOrder(changes, configuration, tried);
    return !isViolation(outcome) && !isEqual(outcome, configuration);
  };
  const isAccepted = (...changes: Change[]) => accepts(search, changes);
  const makesWay = (way: Repair) => isAccepted(...way, change);
  const ways = firstOf(precedingChanges(refused, catalogue), makesWay);
  const lights =
    ways.length === 0 && isSizeRule(broken) ? exactTransomHeight(refused, (first) => whyNot(first, change)) : [];
  const instead = firstOf(alternatives(refused, catalogue, whyNot), isAccepted);
  const before: Repair[] = [...ways, ...lights.map((light) => [light])];
  const kept = before.map((way) => [...way, change]);
  const others = instead.map((other) => [other]);
  const fitting = [...kept, ...others];
  if (change.kind === 'bars' && fitting.length > 0) return fitting; // nobody wants a larger window for its bars
  const sizes = sizeStrategies(refused, catalogue, whyNot).filter((repair) => accepts(attempt, repair)); // found ones are few
  // Other openings stand beside the refused one in its list.
  if (change.kind === 'opening' && kept.length + sizes.length > 0) return [...kept, ...sizes];
  const all = [...fitting, ...sizes];
  if (all.length > 0 || !isSizeRule(broken)) return all;
  return firstOf(sashForPane(refused, catalogue), (sash) => makesWay([sash])).map((sash) => [sash, change]);
}

function firstOf<Way>(ways: Iterable<Way>, isAccepted: (way: Way) => boolean): Way[] {
  const found: Way[] = [];
  for (const way of ways) {
    if (isAccepted(way)) found.push(way);
    if (found.length === maxRepairsPerStrategy) break;
  }
  return found;
}

/**
 * The nearest sizes that can be made; where the size stands in the way of another change, those before it: a field at the
 * cost of the one beside it, then the whole.
 */
function sizeStrategies(
  refused: Refused,
  catalogue: Catalogue,
  whyNot: (...changes: Change[]) => Violation | null,
): Repair[] {
  const { change, broken, configuration } = refused;
  const limits = limitsOf(configuration, catalogue);
  if (broken.code === 'fixed-size') return [];
  if (change.kind === 'size') return nearestSizes(change, limits, configuration, whyNot).map((size) => [size]);
  if (!isSizeRule(broken) || takesNoSize(refused)) return [];
  const clearing = (size: Change) => whyNot(size, change);
  const nearest = nearestSizes(configuration, withinReach(limits, broken, configuration), configuration, clearing);
  const sizes = nearest.length ? nearest : beyondBoth(refused, limits, clearing);
  const whole = sizes.length ? sizes : firstOf(likeSizes(configuration), (size) => clearing(size) === null).slice(0, 1);
  return [...wayOfField(refused, clearing), ...whole].map((size) => [size, change]);
}

/** Sizes of the fields of an assembly bring the size of the whole, so that no other one before helps, but for that of a neighbour. */
const takesNoSize = ({ change, broken, configuration }: Refused): boolean =>
  change.kind === 'field-sizes' && configuration.assembly !== undefined && broken.code !== 'coupling-too-long';

/** The side that is out of range goes to its limit, and the other one as far as it then must. */
function beyondBoth({ broken, configuration }: Refused, limits: SizeLimits, clearing: FindViolation<ChangeOf<'size'>>) {
  const { width, height } = configuration;
  const { min, max, element } = broken.values;
  if (!/^(width|height)-out-of-range$/.test(broken.code) || element !== undefined) return [];
  const held = (side: number) => Math.min(Number(max), Math.max(Number(min), side));
  const size = broken.code === 'width-out-of-range' ? { width: held(width), height } : { width, height: held(height) };
  return nearestSizes(size, limits, configuration, clearing);
}

function wayOfField(refused: Refused, clearing: FindViolation<Change>): Change[] {
  if (refused.change.kind === 'field-sizes') return [];
  return movedAxis({ kind: 'field-sizes', fields: fieldSizes(refused.configuration) }, refused, clearing);
}

/** The present proportions, smaller and larger step by step; then one element of an assembly wider or narrower. */
function likeSizes({ width, height, assembly }: Configuration): Change[] {
  const steps = Array.from({ length: 20 }, (_, i) => i + 1);
  const times = steps.flatMap((step) => [1 / (1 + step / 20), 1 + step / 20]);
  const whole = [...times, 2.5, 3].map((factor): Change => {
    return { kind: 'size', width: Math.round(width * factor), height: Math.round(height * factor) };
  });
  const shifts = steps.flatMap((step) => [-50 * step, 50 * step]);
  const elements = (assembly?.elements ?? []).map((_, i) => i + 1);
  return [
    ...whole,
    ...shifts.flatMap((by) =>
      elements.map((element): Change => ({ kind: 'size', width: width + by, height, element })),
    ),
  ];
}
