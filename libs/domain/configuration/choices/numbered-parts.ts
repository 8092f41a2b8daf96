import type { Catalogue } from '../../catalogue/index-catalogue';
import { tabsOf } from './accessory-tabs';
import { elementsOf, rowOf } from '../assembly/elements';
import { sillElement } from '../assembly/sill-spans';
import type { ChosenAccessory, Configuration } from '../configuration';
import { availableThresholds } from './available-entries';
import { fullyGlazedAreas, areasWithOwnGlass } from '../geometry/glazed-areas';
import { isDoor, productOf, shapeOf } from '../geometry/shape';
import { type Part, parts } from './parts';

/**
 * The parts that a product, or any element of an assembly, has or can have; the place of one in the list, from 1, is its
 * number (ACC-03).
 */
export function partsOf(configuration: Configuration, catalogue: Catalogue): Part[] {
  const own = new Set(ofEachElement(configuration, catalogue).flat());
  return parts.filter((part) => own.has(part));
}

/** What stands above others has no sill. */
function ofEachElement(configuration: Configuration, catalogue: Catalogue): Part[][] {
  const inRow = rowOf(configuration).length;
  return elementsOf(configuration).map((element, i) =>
    ofProduct(element, catalogue).filter((part) => i < inRow || !isSill(part)),
  );
}

function ofProduct(configuration: Configuration, catalogue: Catalogue): Part[] {
  const open = new Set(tabsOf(configuration, catalogue).flatMap(({ tab, hidden }) => (hidden ? [] : [tab])));
  const product = productOf(configuration, catalogue);
  const { filling, handle } = configuration;
  const isGlazed = areasWithOwnGlass(configuration).length > 0;
  const fits: Record<Part, boolean> = {
    frame: true,
    filling: filling !== null,
    glass: isGlazed,
    spacer: isGlazed,
    'inner-sill': open.has('inner-sill'),
    blind: open.has('blinds'),
    bars: open.has('bars') && fullyGlazedAreas(configuration, catalogue).length > 0,
    handle: handle !== null,
    lock: isDoor(product),
    threshold: availableThresholds(configuration, catalogue).length > 0,
    net: open.has('nets') && shapeOf(configuration, catalogue).geometry.fields.some(({ sash }) => sash !== null),
    'outer-sill': open.has('outer-sill'),
  };
  return parts.filter((part) => fits[part]);
}

/** What an assembly has as a whole; all other parts belong to its elements. */
const ofTheWhole: ReadonlySet<Part> = new Set(['frame', 'handle', 'threshold']);

/** Parts with their numbers that belong together: to an element of an assembly, counted from 0, or to the whole. */
export type PartGroup = {
  readonly element: number | null;
  /** What the parts are made as: the element as a plain product, or the whole. */
  readonly configuration: Configuration;
  readonly parts: readonly { readonly part: Part; readonly number: number }[];
};

/** The numbered parts of a product as one group; of an assembly those of the whole, then those of each element (ACC-03). */
export function partGroups(configuration: Configuration, catalogue: Catalogue): PartGroup[] {
  const numbered = partsOf(configuration, catalogue).map((part, i) => ({ part, number: i + 1 }));
  if (!configuration.assembly) return [{ element: null, configuration, parts: numbered }];
  const ofElements = ofEachElement(configuration, catalogue);
  const whole = numbered.filter(({ part }) => ofTheWhole.has(part));
  const own = numbered.filter(({ part }) => !ofTheWhole.has(part));
  return [
    { element: null, configuration, parts: whole },
    ...elementsOf(configuration).map((element, i): PartGroup => {
      const fitting = ofElements[i]!.filter((part) => !isBelowOther(part, i, configuration));
      return { element: i, configuration: element, parts: own.filter(({ part }) => fitting.includes(part)) };
    }),
  ];
}

/** A sill that runs on from an element further left is told there. */
const isBelowOther = (part: Part, element: number, configuration: Configuration): boolean =>
  isSill(part) && sillElement(configuration, element, part) < element;

const isSill = (part: Part): part is 'inner-sill' | 'outer-sill' => part === 'inner-sill' || part === 'outer-sill';

/** The parts that were chosen with their numbers, as a drawing points at them. */
export function chosenNumbers(configuration: Configuration, catalogue: Catalogue): { part: Part; number: number }[] {
  const numbered = partsOf(configuration, catalogue).map((part, i) => ({ part, number: i + 1 }));
  return numbered.filter(({ part }) => isChosen(part, configuration));
}

/** Whether there is something of the part; what is not chosen keeps its number. */
export function isChosen(part: Part, { areas, threshold }: Configuration): boolean {
  const has = (kind: ChosenAccessory['kind']) =>
    areas.some(({ accessories }) => accessories.some((one) => one.kind === kind));
  switch (part) {
    case 'inner-sill':
    case 'outer-sill':
    case 'blind':
    case 'net':
      return has(part);
    case 'bars':
      return areas.some(({ bars }) => bars !== null);
    case 'threshold':
      return threshold !== null;
    default:
      return true;
  }
}
