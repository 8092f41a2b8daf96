import { memoize } from '../../memoize';
import type { Configuration } from '../configuration';

/** An element as the product that it is, its upper left corner in the assembly in mm, seen from inside. */
export type PlacedElement = { readonly element: Configuration; readonly x: number; readonly y: number };

/** The joint between an element and the next one: from where to where its gap reaches, mm. */
export type ElementJoint = {
  /** 1 is S1. */
  readonly number: number;
  readonly coupling: number;
  /** A joint below the element above the row lies. */
  readonly upright: boolean;
  readonly x: number;
  readonly y: number;
  readonly length: number;
};

/**
 * The products that a configuration is made of, each a plain configuration: itself, or the elements of an assembly from
 * left to right, then the one above. What is per product (rules, weight, price, drawing) folds over them.
 */
export const elementsOf = memoize((configuration: Configuration): readonly Configuration[] => {
  const { assembly, ...whole } = configuration;
  if (!assembly) return [configuration];
  return assembly.elements.map(({ place: _, areas: ids, ...own }) => {
    const areas = whole.areas.filter(({ id }) => ids.includes(id));
    const handle = areas.some(({ opening }) => opening !== 'fix') ? whole.handle : null;
    return { ...whole, ...own, areas, handle };
  });
});

/** Whether the last element stands above the others. */
export const hasAbove = ({ assembly }: Pick<Configuration, 'assembly'>): boolean =>
  assembly?.elements.at(-1)?.place === 'above';

/** The elements beside each other. */
export function rowOf(configuration: Configuration): readonly Configuration[] {
  const elements = elementsOf(configuration);
  return hasAbove(configuration) ? elements.slice(0, -1) : elements;
}

export const rowHeightOf = (row: readonly Configuration[]): number => Math.max(...row.map(({ height }) => height));

/** m² that a product covers: of an assembly without the wall below elements that are lower than their row. */
export function areaCovered(configuration: Configuration): number {
  const row = rowOf(configuration);
  const rowHeight = rowHeightOf(row);
  const withoutWall = (area: number, { width, height }: Configuration) => area - width * (rowHeight - height);
  return row.reduce(withoutWall, configuration.width * configuration.height) / 1e6;
}

/** Heights in the row that are lower than the row, each once and the highest first, mm. */
export function lowerHeights(configuration: Configuration): number[] {
  const row = rowOf(configuration);
  const heights = new Set(row.map(({ height }) => height));
  heights.delete(rowHeightOf(row));
  return [...heights].sort((a, b) => b - a);
}

/** Number of the element (from 0) that an area belongs to. */
export function elementAt({ assembly }: Configuration, area: string): number {
  return Math.max(0, assembly?.elements.findIndex(({ areas }) => areas.includes(area)) ?? 0);
}

/** What the areas are called on the drawing: 1, 2 …; the fields of a divided element in an assembly 2a, 2b. */
export function areaNumbers({ areas, assembly }: Configuration): ReadonlyMap<string, string> {
  if (!assembly) return new Map(areas.map(({ id }, i) => [id, String(i + 1)]));
  return new Map(
    assembly.elements.flatMap(({ areas: own }, element) =>
      own.map((id, i) => [id, `${element + 1}${own.length > 1 ? String.fromCodePoint(97 + i) : ''}`] as const),
    ),
  );
}

/** Where each element stands; `adds` are the millimetres that each coupling takes. */
export function placedElements(configuration: Configuration, adds: readonly number[]): PlacedElement[] {
  const elements = elementsOf(configuration);
  if (!configuration.assembly) return [{ element: configuration, x: 0, y: 0 }];
  const above = hasAbove(configuration) ? elements.at(-1)! : null;
  const row = rowOf(configuration);
  const y = above ? above.height + adds.at(-1)! : 0;
  let x = 0;
  const placed = row.map((element, i) => {
    const at = { element, x, y };
    x += element.width + (adds[i] ?? 0);
    return at;
  });
  return above ? [...placed, { element: above, x: 0, y: 0 }] : placed;
}

/** The joints in their order: beside an upright one its lower neighbour says how long it is. */
export function jointsOfAssembly(configuration: Configuration, adds: readonly number[]): ElementJoint[] {
  const placed = placedElements(configuration, adds);
  const above = hasAbove(configuration);
  return (configuration.assembly?.couplings ?? []).map((coupling, i): ElementJoint => {
    const [before, next] = [placed[i]!, placed[i + 1]!];
    const number = i + 1;
    if (above && i === placed.length - 2)
      return { number, coupling, upright: false, x: 0, y: next.element.height, length: configuration.width };
    const length = Math.min(before.element.height, next.element.height);
    return { number, coupling, upright: true, x: before.x + before.element.width, y: before.y, length };
  });
}
