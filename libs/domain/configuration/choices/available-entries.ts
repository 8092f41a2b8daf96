import type { HandleType, Threshold } from '../../catalogue/fittings';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ProductType } from '../../catalogue/product-type';
import type { BlindType, InsectScreenType, SillType } from '../../catalogue/blinds-screens-and-sills';
import { elementsOf, rowOf } from '../assembly/elements';
import { isOfferedFor } from '../changes/change-accessories';
import { handlesFor } from '../changes/shared-handle';
import type { Configuration } from '../configuration';
import { productOf } from '../geometry/shape';

/*
 * The entries of the catalogue that a configuration can have as such, in the catalogue's order, for page and protocol alike. An
 * assembly is asked element by element, as it is changed (decision 42): its own type says nothing of a door in it.
 */

/** The elements that have one of the areas; all of them where none is named. */
export const targetElements = (configuration: Configuration, areas: readonly string[]): readonly Configuration[] =>
  elementsOf(configuration).filter(
    (element) => areas.length === 0 || element.areas.some(({ id }) => areas.includes(id)),
  );

/** The product types that a list of the configuration is about: its own, and those of the elements of an assembly (OPEN-Q-06). */
export const productTypesIn = (configuration: Configuration, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(productsOf([configuration, ...elementsOf(configuration)], catalogue).map(({ type }) => type));

/** The handles for all sashes at once: those that fit every element that opens (HANDLE-02). None where nothing opens. */
export const availableHandles = (configuration: Configuration, catalogue: Catalogue): HandleType[] =>
  handlesFor(elementsOf(configuration), catalogue);

/** The thresholds that at least one element can have, to which they go (SILL-04). */
export function availableThresholds(configuration: Configuration, catalogue: Catalogue): Threshold[] {
  const types = productsOf(elementsOf(configuration), catalogue).map(({ type }) => type);
  return catalogue.data.thresholds.filter((threshold) => types.some((type) => threshold.types.includes(type)));
}

/** The windowsills of at least one element that is meant and stands in the row: what stands above others has none. */
export function availableSills(
  configuration: Configuration,
  catalogue: Catalogue,
  areas: readonly string[] = [],
): SillType[] {
  const row = rowOf(configuration);
  const meant = targetElements(configuration, areas).filter((element) => row.includes(element));
  return offeredFor(meant, catalogue, catalogue.data.sills, (sill) => ({ sill }));
}

/** The blinds of at least one element that is meant. */
export const availableBlinds = (
  configuration: Configuration,
  catalogue: Catalogue,
  areas: readonly string[] = [],
): BlindType[] =>
  offeredFor(targetElements(configuration, areas), catalogue, catalogue.data.blinds, (blind) => ({ blind }));

/** The nets of at least one element that is meant. */
export const availableInsectScreens = (
  configuration: Configuration,
  catalogue: Catalogue,
  areas: readonly string[] = [],
): InsectScreenType[] =>
  offeredFor(targetElements(configuration, areas), catalogue, catalogue.data.nets, (net) => ({ net }));

/** Those of a list that at least one of the elements can have. */
function offeredFor<Type>(
  elements: readonly Configuration[],
  catalogue: Catalogue,
  types: readonly Type[],
  named: (type: Type) => Parameters<typeof isOfferedFor>[1],
): Type[] {
  const products = productsOf(elements, catalogue);
  return types.filter((type) => products.some((product) => isOfferedFor(product, named(type))));
}

const productsOf = (elements: readonly Configuration[], catalogue: Catalogue): ProductType[] =>
  elements.map((element) => productOf(element, catalogue));
