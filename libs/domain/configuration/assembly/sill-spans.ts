import type { SillType } from '../../catalogue/blinds-screens-and-sills';
import type { ChosenAccessory, Configuration } from '../configuration';
import { elementsOf } from './elements';
import { sum } from '../../numbers';

/** A row of elements, and the millimetres that the coupling after each takes. */
export type Row = { readonly elements: readonly Configuration[]; readonly adds: readonly number[] };

/** Below which elements of a row one sill runs, counted from 0. */
export type SillRun = { readonly from: number; readonly count: number };

/** How far a sill reaches without its overhangs, mm from the left edge of the first element that it runs below. */
export type SillSpan = {
  readonly length: number;
  /** Ends that go into the plaster; the others meet a neighbour. */
  readonly outer: { readonly left: boolean; readonly right: boolean };
};

/**
 * Neighbours on one line share a sill; its overhangs belong to its outer ends. At a neighbour that reaches as low it ends
 * with its element, or with the coupling where that neighbour's own sill goes on.
 */
export function sillSpan({ elements, adds }: Row, { from, count }: SillRun, kind: SillType['kind']): SillSpan {
  const own = elements.slice(from, from + count);
  const between = adds.slice(from, from + count - 1);
  const [before, next] = [elements[from - 1], elements[from + count]];
  const { height } = own[0]!;
  const goesOn = next?.height === height && sillOf(next, kind) !== undefined;
  const length = sum([...own.map(({ width }) => width), ...between, goesOn ? adds[from + count - 1]! : 0]);
  const isOuter = (neighbour: Configuration | undefined) => !neighbour || neighbour.height < height;
  return { length, outer: { left: isOuter(before), right: isOuter(next) } };
}

export function sillOf({ areas }: Configuration, kind: ChosenAccessory['kind']): ChosenAccessory | undefined {
  return areas.flatMap(({ accessories }) => accessories).find((one) => one.kind === kind);
}

/** Below how many elements it runs. */
export const sillRunLength = ({ elements = 1 }: ChosenAccessory): number => elements;

/** The element, from 0, where the sill below an element begins: further left where it is one piece; itself where it has none. */
export function sillElement(configuration: Configuration, element: number, kind: SillType['kind']): number {
  const over = elementsOf(configuration).findIndex((each, at) => {
    const sill = sillOf(each, kind);
    return sill && at < element && element < at + sillRunLength(sill);
  });
  return over < 0 ? element : over;
}

/** Below each element of a row: the span of the sill that begins there, null where another one's goes on, else nothing. */
export function sillsBelow(row: Row, kind: SillType['kind']): (SillSpan | null | undefined)[] {
  const below: (SillSpan | null | undefined)[] = [];
  for (const [from, element] of row.elements.entries()) {
    if (below.length > from) continue;
    const sill = sillOf(element, kind);
    const run = { from, count: sill ? sillRunLength(sill) : 1 };
    below.push(sill && sillSpan(row, run, kind), ...Array.from({ length: run.count - 1 }, () => null));
  }
  return below;
}
