import type { ProductType } from '../../catalogue/product-type';
import type { Profile } from '../../catalogue/profile';
import type { Catalogue } from '../../catalogue/index-catalogue';
import { memoize } from '../../memoize';
import { arrangementOf } from './arrangement';
import type { Area, Configuration } from '../configuration';
import { placedElements } from '../assembly/elements';
import { type Field, type Geometry, geometryOf } from './geometry';
import { assemblyGeometry } from '../assembly/assembly-geometry';

/** A configuration with the catalogue entries it stands on and its rectangles. */
export type Shape = {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly product: ProductType;
  readonly profile: Profile;
  readonly geometry: Geometry;
};

/** A frame that runs around is listed as a threshold of this height, mm (windows-domain 7.6, id 1512). */
export const fullFrame = 72;

/** Works out a configuration. One that names what its catalogue does not have is a fault, not a mistake of the shopper. */
export const shapeOf = memoize((configuration: Configuration, catalogue: Catalogue): Shape => {
  const product = productOf(configuration, catalogue);
  const profile = entry(catalogue.profiles, configuration.profile, 'profile');
  const { layout } = arrangementOf(product, configuration.mirrored);
  const threshold = thresholdHeight(configuration, catalogue);
  const geometry = configuration.assembly
    ? wholeGeometry(configuration, catalogue)
    : geometryOf(configuration, layout, { threshold, typ: product.type });
  return { configuration, catalogue, product, profile, geometry };
});

/** Every field of an assembly where it stands; rules, weight and Uw are those of the elements, never of the whole. */
function wholeGeometry(configuration: Configuration, catalogue: Catalogue): Geometry {
  const placed = placedElements(configuration, addedBy(configuration, catalogue));
  return assemblyGeometry(
    configuration,
    placed.map(({ element, x, y }) => ({ geometry: shapeOf(element, catalogue).geometry, x, y })),
  );
}

/** Millimetres that each coupling of an assembly adds to the overall size. */
export const addedBy = ({ assembly }: Pick<Configuration, 'assembly'>, { couplings }: Catalogue): number[] =>
  assembly?.couplings.map((id) => entry(couplings, id, 'coupling').adds) ?? [];

export function productOf(configuration: Configuration, catalogue: Catalogue): ProductType {
  return entry(catalogue.products, configuration.product, 'product');
}

/** Area and field belong together; a double door has two fields of one area. */
export function areaOf({ configuration }: Shape, field: Field): Area {
  return configuration.areas.find(({ id }) => id === field.area)!;
}

/** The entry that a stored configuration names. */
export function entry<Key, Entry>(entries: ReadonlyMap<Key, Entry>, key: Key, what: string): Entry {
  const found = entries.get(key);
  if (found === undefined) throw new Error(`the catalogue has no ${what} ${String(key)}`);
  return found;
}

/** Fields with a handle: every opening sash but the passive one at a stulp. */
export function handleCount({ geometry }: Shape): number {
  return geometry.fields.filter(({ hardware }) => hardware.handle !== null).length;
}

export const isDoor = ({ type }: Pick<ProductType, 'type'>): boolean => type === 'E' || type === 'D';

function thresholdHeight({ threshold }: Configuration, catalogue: Catalogue): number | null {
  if (threshold === null) return null;
  const { height } = entry(catalogue.thresholds, threshold, 'threshold');
  return height === fullFrame ? null : height;
}
