import type { ProductType, StockItem } from '../catalogue/product-type';
import type { Catalogue } from '../catalogue/index-catalogue';
import { accept, refuse, type Result } from '../result';
import type { Area, Configuration } from './configuration';
import { equalAxes, jointsOf } from './geometry/geometry';
import { entry, isDoor } from './geometry/shape';

/** The default configuration of an offered product: white, standard glass, usual size (windows-domain 2.3). */
export function newConfiguration(productCode: string, catalogue: Catalogue): Result<Configuration, 'product-unknown'> {
  const product = catalogue.products.get(productCode);
  return product?.offered ? accept(defaultsOf(product, catalogue)) : refuse('product-unknown');
}

/** The description of a finished product from stock (windows-domain 8.6). */
export function stockConfiguration(productId: number, catalogue: Catalogue): Result<Configuration, 'product-unknown'> {
  const item = catalogue.stock.get(productId);
  return item ? accept(ofStock(item, catalogue)) : refuse('product-unknown');
}

function ofStock({ id, product, width, height, profile, threshold }: StockItem, catalogue: Catalogue): Configuration {
  const defaults = defaultsOf(entry(catalogue.products, product, 'product'), catalogue, profile);
  const axes = equalAxes(width, defaults.axes.length + 1);
  return { ...defaults, width, height, axes, threshold, stockProduct: id };
}

/** A product as it starts; also one that is not offered. */
export function defaultsOf(product: ProductType, catalogue: Catalogue, profileId = product.profile): Configuration {
  const [width, height] = product.size;
  const profile = entry(catalogue.profiles, profileId, 'profile');
  return {
    schema: 1,
    catalogue: catalogue.version,
    product: product.code,
    width,
    height,
    axes: equalAxes(width, jointsOf(product.layout).length + 1),
    ...(product.light && { light: { place: product.light.place, height: product.light.height } }),
    profile: profile.id,
    colour: { inside: 'W', outside: 'W' },
    areas: product.fields.map((field, i) => ({
      id: String(i + 1),
      opening: field.default,
      ...defaultGlazing(profile.id, catalogue),
      accessories: [],
    })),
    handle: defaultHandle(product, catalogue),
    threshold: defaultThreshold(product, catalogue),
    filling: product.filling,
    ...defaultLock(product, catalogue),
  };
}

/** Standard glass of a profile with the spacer that is included (windows-domain 4.3), clear and without bars. */
export function defaultGlazing(
  profileId: number,
  catalogue: Catalogue,
): Pick<Area, 'glass' | 'spacer' | 'ornament' | 'bars'> {
  const { standardGlass } = entry(catalogue.profiles, profileId, 'profile');
  return {
    glass: standardGlass,
    spacer: includedSpacer(profileId, standardGlass, catalogue),
    ornament: null,
    bars: null,
  };
}

/** The spacer that costs nothing with this glass in this profile, in its first colour. */
export function includedSpacer(profileId: number, glassId: number, catalogue: Catalogue): Area['spacer'] {
  const { includedSpacer: included } = entry(catalogue.profiles, profileId, 'profile');
  const { type } = entry(catalogue.glass, glassId, 'glass');
  const { id, colours } = entry(catalogue.spacers, included[type], 'spacer');
  return { spacer: id, colour: colours[0]!.code };
}

/** Doors have a lock from the start: the first one that fits, which is included in their price. */
export function defaultLock({ type }: Pick<ProductType, 'type'>, { data }: Catalogue): Pick<Configuration, 'lock'> {
  const lock = data.locks.find(({ types }) => types.includes(type));
  return lock ? { lock: lock.id } : {};
}

/**
 * Doors have a threshold from the start, the first one that fits: 1511, which is included in their price (SILL-02). Balcony doors
 * have a frame that runs around (SILL-03).
 */
export function defaultThreshold(product: Pick<ProductType, 'type'>, { data }: Catalogue): number | null {
  const threshold = data.thresholds.find(({ types }) => types.includes(product.type));
  return (isDoor(product) && threshold?.id) || null;
}

/** The first handle that fits the product; products of fixed glazing have none. */
export function defaultHandle(product: ProductType, catalogue: Catalogue): Configuration['handle'] {
  const opens = isDoor(product) || product.fields.some((field) => field.default !== 'fix');
  const handle = catalogue.data.handles.find(({ types }) => types.includes(product.type));
  return opens && handle ? { handle: handle.id, colour: handle.colour } : null;
}
