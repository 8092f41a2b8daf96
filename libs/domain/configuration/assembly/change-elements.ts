import type { ProductType } from '../../catalogue/product-type';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf, ElementPlace } from '../change';
import { resized } from '../changes/change-size';
import type { Configuration } from '../configuration';
import { whyNot } from './fitting-coupling';
import { assemblyProduct, joinElements, assemblyPartsOf, type AssemblyParts, rowWidthOf } from './join-elements';
import { hasAbove, jointsOfAssembly, rowHeightOf } from './elements';
import { defaultsOf } from '../new-configuration';
import { jointsOf } from '../geometry/geometry';
import { transomAt } from '../geometry/rows';
import { addedBy, entry, productOf, shapeOf } from '../geometry/shape';
import { firstViolation } from '../rules/check-rules';
import { type Violation, violation } from '../rules/violation';
import { clamp, sum } from '../../numbers';

/** An assembly has two to six elements (windows-domain 1.5). */
export const maxElements = 6;
/** Usual height of an element above others, mm. */
const defaultHeightAboveMm = 500;

type Adding = ChangeOf<'add-element'>;

/** Puts a product beside the others or above all of them; a plain product becomes an assembly by it. */
export function addElement(
  change: Adding,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = catalogue.products.get(change.product);
  const parts = assemblyPartsOf(configuration, catalogue);
  const { row, above, couplings } = parts;
  const joinable = row.every((element) => canJoin(productOf(element, catalogue)));
  const isOffered = product?.offered && canJoin(product) && canStand(product, change.place);
  if (!joinable || !isOffered || !catalogue.products.has(assemblyProduct))
    return violation('element-not-offered', { product: change.product });
  const count = row.length + (above ? 1 : 0);
  if (count >= maxElements) return violation('too-many-elements', { count, max: maxElements });
  if (change.place === 'above' && above) return violation('element-above-taken');

  const at = placeInRow(change, row.length);
  if (at === null) return violation('element-unknown', { element: change.beside! });
  const between = [row[at - 1], row[at]];
  const element = newElement(change, product, { ...parts, between }, configuration, catalogue);
  if (change.place === 'above') return joinElements({ ...parts, above: element }, catalogue);
  // A new joint asks for the usual coupling; all others stay.
  const shifted = couplings.toSpliced(Math.max(0, at - 1), 0, defaultCoupling(catalogue));
  return joinElements({ row: row.toSpliced(at, 0, element), above, couplings: shifted }, catalogue);
}

/** Before which element of the row a new one stands, counted from 0; null where there is no such place. */
function placeInRow({ place, beside }: Pick<Adding, 'place' | 'beside'>, count: number): number | null {
  if (beside === undefined) return place === 'left' ? 0 : count;
  if (beside < 1 || beside > count) return null;
  return place === 'left' ? beside - 1 : beside;
}

/** Where a new element can stand: left of the row, between its elements, right of them, and above. */
export type FreePlace = { readonly place: ElementPlace; readonly beside?: number };

export function freePlaces({ assembly }: Pick<Configuration, 'assembly'>): FreePlace[] {
  const count = assembly?.elements.length ?? 1;
  const above = hasAbove({ assembly });
  if (count >= maxElements) return [];
  const joints = Array.from({ length: count - (above ? 1 : 0) - 1 }, (_, i): FreePlace => {
    return { place: 'right', beside: i + 1 };
  });
  return [{ place: 'left' }, ...joints, { place: 'right' }, ...(above ? [] : [{ place: 'above' } as const])];
}

/** Takes one away; the last one that stays is a plain product again. */
export function removeElement(
  { element: number }: ChangeOf<'remove-element'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const { row, above, couplings } = assemblyPartsOf(configuration, catalogue);
  const at = number - 1;
  if (!configuration.assembly?.elements[at]) return violation('element-unknown', { element: number });
  if (at === row.length) return joinElements({ row, above: null, couplings: couplings.slice(0, -1) }, catalogue);
  if (row.length === 1) return joinElements({ row: [above!], above: null, couplings: [] }, catalogue);
  const kept = couplings.filter((_, i) => i !== Math.max(0, at - 1));
  return joinElements({ row: row.filter((_, i) => i !== at), above, couplings: kept }, catalogue);
}

export function changeCoupling(
  { joint: number, coupling: id }: ChangeOf<'coupling'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const coupling = catalogue.couplings.get(id);
  const joint = jointsOfAssembly(configuration, addedBy(configuration, catalogue))[number - 1];
  if (!joint) return violation('area-unknown', { joint: number }); // no word that the release before does not read
  if (!coupling) return violation('coupling-unknown', { coupling: id, joint: number });
  if (coupling.angle !== 0 && !joint.upright) return violation('coupling-corner', { coupling: id });
  const parts = assemblyPartsOf(configuration, catalogue);
  const couplings = parts.couplings.map((present, i) => (i === number - 1 ? id : present));
  return (
    whyNot(coupling, { ...joint, colour: configuration.colour }) ?? joinElements({ ...parts, couplings }, catalogue)
  );
}

/** Windows and balcony doors; entrance doors and slides have profiles and handles of their own. */
export const canJoin = ({ type, fixedSize, fields }: ProductType): boolean =>
  (type === 'O' || type === 'B') && !fixedSize && fields.length > 0;

/** What stands above others is a light itself. */
const canStand = ({ light }: ProductType, place: ElementPlace): boolean => place !== 'above' || !light;

/** The products that can be added, in their order. */
export const joinableProducts = ({ data }: Catalogue): ProductType[] =>
  data.products.filter((product) => product.offered && canJoin(product)).toSorted((a, b) => a.order - b.order);

const defaultCoupling = ({ data }: Catalogue): number => data.couplings[0]!.id;

/**
 * White standard glazing in profile, colours and with the threshold of the whole, as high as the row, as wide as its fields and with its light behind
 * the transom of a neighbour where it can be.
 */
function newElement(
  { place, width, height }: Adding,
  product: ProductType,
  { row, couplings, between }: AssemblyParts & { readonly between: Neighbours },
  { profile, colour, threshold: shared }: Configuration,
  catalogue: Catalogue,
): Configuration {
  const [usualWidth, usualHeight] = product.size;
  const rowHeight = rowHeightOf(row);
  const [lowest, highest] = product.height;
  const beside = rowHeight >= lowest && rowHeight <= highest ? rowHeight : usualHeight;
  const over = clamp(defaultHeightAboveMm, lowest, highest);
  const takesShared =
    place !== 'above' &&
    shared !== null &&
    entry(catalogue.thresholds, shared, 'threshold').types.includes(product.type);
  const plain = { ...defaultsOf(product, catalogue, profile), colour, threshold: takesShared ? shared : null };
  const sized = (wide: number) => resized(plain, wide, height ?? (place === 'above' ? over : beside), catalogue);
  if (place === 'above') return sized(rowWidthOf(row, couplings, catalogue));
  const alike = (width === undefined ? [matchingWidth(product, row), usualWidth] : [width]).map(sized);
  const candidates = [...alike.flatMap((one) => withNeighbourTransom(between, one)), ...alike];
  return candidates.find((one) => firstViolation(shapeOf(one, catalogue)) === null) ?? candidates.at(-1)!;
}

/** The elements left and right of a place. */
type Neighbours = readonly (Configuration | undefined)[];

/** With its transom as high as that of the first neighbour whose light is on the same side: it runs through. */
function withNeighbourTransom(neighbours: Neighbours, element: Configuration): Configuration[] {
  const { light, height } = element;
  const lit = neighbours.find((one) => light && one?.light?.place === light.place);
  if (!light || !lit?.light) return [];
  const at = transomAt(lit.height, lit.light);
  return [{ ...element, light: { ...light, height: light.place === 'above' ? at : height - at } }];
}

/** As wide as its fields beside each other are when they are as wide as those of the row, mm. */
function matchingWidth({ layout, width: [least, most] }: ProductType, row: readonly Configuration[]): number {
  const wide = sum(row.map(({ width }) => width));
  const count = sum(row.map(({ axes }) => axes.length + 1));
  const fields = jointsOf(layout).length + 1;
  return clamp(Math.round((fields * wide) / count / 10) * 10, least, most);
}
