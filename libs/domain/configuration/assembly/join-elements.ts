import type { Catalogue } from '../../catalogue/index-catalogue';
import { resized } from '../changes/change-size';
import type { AssemblyElement, Configuration } from '../configuration';
import { elementsOf, hasAbove, rowHeightOf, rowOf } from './elements';
import { fittingCoupling } from './fitting-coupling';
import { entry } from '../geometry/shape';
import { splitContinuousSills, joinContinuousSills } from './continuous-sills';
import type { Row } from './sill-spans';
import { sharedHandle } from '../changes/shared-handle';

/** An assembly taken apart: plain configurations from left to right, what stands above them, and what joins them. */
export type AssemblyParts = {
  readonly row: readonly Configuration[];
  readonly above: Configuration | null;
  readonly couplings: readonly number[];
};

/** The product code of every assembly (windows-domain 1.5). */
export const assemblyProduct = 'SE';

export function assemblyPartsOf(configuration: Configuration, catalogue: Catalogue): AssemblyParts {
  const above = hasAbove(configuration) ? elementsOf(configuration).at(-1)! : null;
  const couplings = configuration.assembly?.couplings ?? [];
  const row = splitContinuousSills(rowIn(rowOf(configuration), couplings, catalogue), catalogue);
  return { row, above, couplings };
}

const rowIn = (elements: readonly Configuration[], couplings: readonly number[], catalogue: Catalogue): Row => {
  return { elements, adds: couplings.map((id) => added(id, catalogue)) };
};

export const elementsIn = ({ row, above }: AssemblyParts): Configuration[] => (above ? [...row, above] : [...row]);

/** The parts with other elements in their places. */
export function withElements(parts: AssemblyParts, elements: readonly Configuration[]): AssemblyParts {
  const { row, above } = parts;
  return { ...parts, row: elements.slice(0, row.length), above: above && elements.at(-1)! };
}

/**
 * Puts elements together: areas are named A1, A2 …, the one above is as wide as the row, equal sills of neighbours are one
 * piece, and a coupling that does not hold a longer joint or another colour gives way to one that does. A single element is a
 * plain product again.
 */
export function joinElements(parts: AssemblyParts, catalogue: Catalogue): Configuration {
  const couplings = requiredCouplings(parts, catalogue);
  const width = rowWidthOf(parts.row, couplings, catalogue);
  const above = parts.above && resized(parts.above, width, parts.above.height, catalogue);
  const row = joinContinuousSills(rowIn(parts.row, couplings, catalogue), catalogue);
  const elements = named(elementsIn({ row, above, couplings }));
  const [first] = elements;
  const areas = elements.flatMap((element) => element.areas);
  const handle = sharedHandle(elements, catalogue);
  if (elements.length === 1) return { ...first!, handle };
  const { mirrored: _, light: __, ...shared } = first!;
  return {
    ...shared,
    product: assemblyProduct,
    width,
    height: heightOf({ ...parts, couplings }, catalogue),
    axes: [],
    areas,
    handle,
    threshold: elements.find(({ threshold }) => threshold !== null)?.threshold ?? null,
    assembly: { elements: elements.map((element, i) => elementOf(element, i >= parts.row.length)), couplings },
  };
}

/** Overall width of a row, mm. */
export function rowWidthOf(row: readonly Configuration[], couplings: readonly number[], catalogue: Catalogue): number {
  return row.reduce((sum, { width }, i) => sum + width + (i > 0 ? added(couplings[i - 1]!, catalogue) : 0), 0);
}

function heightOf({ row, above, couplings }: AssemblyParts, catalogue: Catalogue): number {
  return rowHeightOf(row) + (above ? above.height + added(couplings.at(-1)!, catalogue) : 0);
}

const added = (coupling: number, catalogue: Catalogue): number => entry(catalogue.couplings, coupling, 'coupling').adds;

/** Every joint with its coupling, or the one that it needs now. */
function requiredCouplings({ row, above, couplings }: AssemblyParts, catalogue: Catalogue): number[] {
  const colour = row[0]!.colour;
  const upright = row.slice(1).map((element, i) => {
    const length = Math.min(row[i]!.height, element.height);
    return fittingCoupling({ length, colour, coupling: couplings[i] }, catalogue);
  });
  if (!above) return upright;
  const length = rowWidthOf(row, upright, catalogue);
  return [...upright, fittingCoupling({ length, colour, coupling: couplings[row.length - 1] }, catalogue)];
}

/** Areas in their order; a plain product counts them without a letter (CFGDATA-09). */
function named(elements: readonly Configuration[]): Configuration[] {
  const letter = elements.length > 1 ? 'A' : '';
  let number = 0;
  return elements.map((element) => ({
    ...element,
    areas: element.areas.map((area) => ({ ...area, id: `${letter}${++number}` })),
  }));
}

function elementOf(element: Configuration, above: boolean): AssemblyElement {
  const { product, width, height, axes, light, areas, threshold, mirrored } = element;
  const ids = areas.map(({ id }) => id);
  return {
    product,
    place: above ? 'above' : 'beside',
    width,
    height,
    axes,
    ...(light && { light }),
    areas: ids,
    threshold,
    ...(mirrored && { mirrored }),
  };
}
