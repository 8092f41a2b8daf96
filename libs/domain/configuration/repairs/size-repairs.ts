import type { ChangeOf } from '../change';
import type { Repair } from '../rules/violation';

/** Sizes of the whole that can be made just so, nearest first; repairs that do something else besides are none. */
export const sizeRepairs = (repairs: readonly Repair[]): ChangeOf<'size'>[] =>
  repairs.flatMap(([first, ...more]) => (first?.kind === 'size' && more.length === 0 ? [first] : []));
