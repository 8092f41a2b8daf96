import type { Catalogue } from '../../catalogue/index-catalogue';
import type { SillType } from '../../catalogue/blinds-screens-and-sills';
import { lengthWithin } from '../changes/change-size';
import type { ChosenAccessory, Configuration } from '../configuration';
import { type Row, type SillRun, sillRunLength, sillOf, sillSpan } from './sill-spans';

const kinds: readonly SillType['kind'][] = ['inner-sill', 'outer-sill'];

/**
 * Each element of a row with the sill below it as if it were alone: without a length where that follows from the elements.
 * One that has a length of its own names the elements that it was for.
 */
export function splitContinuousSills(row: Row, catalogue: Catalogue): Configuration[] {
  return kinds.reduce<Configuration[]>(
    (elements, kind) => {
      const found = elements.map((element) => sillOf(element, kind));
      return elements.map((element, i) => {
        const own = found[i];
        if (own)
          return withSill(element, apart({ ...row, elements }, { from: i, count: sillRunLength(own) }, own, catalogue));
        const over = found.findIndex((sill, at) => sill && at < i && i < at + sillRunLength(sill));
        return over < 0 ? element : withSill(element, alike(found[over]!));
      });
    },
    [...row.elements],
  );
}

function apart(row: Row, run: SillRun, chosen: ChosenAccessory, catalogue: Catalogue): ChosenAccessory {
  const sill = catalogue.sills.get(chosen.accessory);
  return sill && chosen.length === usualLength(row, run, sill) ? alike(chosen) : chosen;
}

/** The same sill in its usual length below one element. */
function alike({ elements: _, length: __, ...sill }: ChosenAccessory): ChosenAccessory {
  return sill;
}

/** Puts equal sills of neighbours on one line together, as far as one piece can be long, and gives each its length. */
export function joinContinuousSills(row: Row, catalogue: Catalogue): Configuration[] {
  return kinds.reduce<Configuration[]>(
    (elements, kind) => runningOf({ ...row, elements }, kind, catalogue),
    [...row.elements],
  );
}

function runningOf(row: Row, kind: SillType['kind'], catalogue: Catalogue): Configuration[] {
  const { elements } = row;
  const laid: Configuration[] = [];
  while (laid.length < elements.length) {
    const from = laid.length;
    const chosen = sillOf(elements[from]!, kind);
    const sill = chosen && catalogue.sills.get(chosen.accessory);
    if (!chosen || !sill) {
      laid.push(elements[from]!);
      continue;
    }
    const count = countFrom(row, from, sill);
    laid.push(withSill(elements[from]!, inOnePiece(row, { from, count }, sill)));
    for (const covered of elements.slice(from + 1, from + count)) laid.push(withoutSill(covered, kind));
  }
  return laid;
}

/** How many elements from this one on have the same sill on the same line, within the length that is made. */
function countFrom(row: Row, from: number, sill: SillType): number {
  const [first, ...others] = row.elements.slice(from);
  const isOther = (element: Configuration) => element.height !== first!.height || !isSame(first!, element, sill.kind);
  const end = others.findIndex(isOther);
  const alike = 1 + (end < 0 ? others.length : end);
  const fits = (count: number) => lengthOver(row, { from, count }, sill) <= sill.length[1];
  return Array.from({ length: alike }, (_, i) => alike - i).find(fits) ?? 1;
}

function isSame(one: Configuration, other: Configuration, kind: SillType['kind']): boolean {
  const [mine, theirs] = [sillOf(one, kind)!, sillOf(other, kind)];
  return theirs?.accessory === mine.accessory && theirs.colour === mine.colour && theirs.depth === mine.depth;
}

/** A length of its own holds only for as many elements as it was chosen for. */
function inOnePiece(row: Row, run: SillRun, sill: SillType): ChosenAccessory {
  const sills = row.elements.slice(run.from, run.from + run.count).map((element) => sillOf(element, sill.kind)!);
  const own = sills.find((each) => each.length !== undefined && sillRunLength(each) === run.count);
  const length = own?.length ?? usualLength(row, run, sill);
  return { ...alike(sills[0]!), length, ...(run.count > 1 && { elements: run.count }) };
}

/** One that is too short goes further into the plaster; between neighbours there is none, so that it is refused. */
function usualLength(row: Row, run: SillRun, sill: SillType): number {
  const wanted = lengthOver(row, run, sill);
  const { left, right } = sillSpan(row, run, sill.kind).outer;
  const [, most] = sill.length;
  return left || right ? lengthWithin(sill, wanted) : Math.min(most, wanted);
}

function lengthOver(row: Row, run: SillRun, { kind, overhang }: SillType): number {
  const { length, outer } = sillSpan(row, run, kind);
  const ends = Number(outer.left) + Number(outer.right);
  return length + Math.round((overhang * ends) / 2);
}

/** In the place of the one that it has, else in its first area. */
function withSill(element: Configuration, sill: ChosenAccessory): Configuration {
  const has = sillOf(element, sill.kind) !== undefined;
  const areas = element.areas.map((area, i) => {
    if (!has) return i === 0 ? { ...area, accessories: [...area.accessories, sill] } : area;
    return { ...area, accessories: area.accessories.map((one) => (one.kind === sill.kind ? sill : one)) };
  });
  return { ...element, areas };
}

function withoutSill(element: Configuration, kind: SillType['kind']): Configuration {
  const areas = element.areas.map((area) => {
    return { ...area, accessories: area.accessories.filter((one) => one.kind !== kind) };
  });
  return { ...element, areas };
}

/** The elements of a state without the word below how many of them their sills run, as they are chosen one by one. */
export function withoutSillRuns(element: Configuration): Configuration {
  const areas = element.areas.map((area) => ({
    ...area,
    accessories: area.accessories.map(({ elements: _, ...chosen }) => chosen),
  }));
  return { ...element, areas };
}

/** A sill as it was asked for: one piece of the length that is given below all that were meant, else in its usual length. */
export function withRequestedSills(
  elements: readonly Configuration[],
  meant: readonly number[],
  { kind, length }: Pick<ChosenAccessory, 'length'> & { readonly kind: SillType['kind'] },
): Configuration[] {
  const own = { ...(length && { length }), ...(length && meant.length > 1 && { elements: meant.length }) };
  return elements.map((element, i) => {
    const sill = meant.includes(i) && sillOf(element, kind);
    return sill ? withSill(element, { ...alike(sill), ...(i === meant[0] && own) }) : element;
  });
}

/** The areas that are named, and those of the elements below which the sills in them run. */
export function areasOfContinuousSills(
  row: readonly Configuration[],
  named: readonly string[],
  kind: SillType['kind'],
): string[] {
  const along = row.flatMap(({ areas }, i) => {
    const holding = areas.find(
      ({ id, accessories }) => named.includes(id) && accessories.some((one) => one.kind === kind),
    );
    const sill = holding?.accessories.find((one) => one.kind === kind);
    return sill ? row.slice(i + 1, i + sillRunLength(sill)).map((covered) => covered.areas[0]!.id) : [];
  });
  return [...new Set([...named, ...along])];
}
