import type { Catalogue } from '../../catalogue/index-catalogue';
import { inProportion } from '../assembly/change-each-element';
import type { Change, ChangeOf } from '../change';
import { rowOf } from '../assembly/elements';
import type { Configuration } from '../configuration';
import { inRows } from '../geometry/rows';
import { limitsOf } from '../rules/limits';
import { nearestManufacturable, type FindViolation } from './nearest-manufacturable';
import { nearestSizes, withinReach } from './nearest-sizes';
import { isSizeRule } from '../rules/is-size-rule';
import { refusedElement } from './refused-element';
import type { Refused } from './refused';

type Size = Pick<ChangeOf<'size'>, 'width' | 'height'>;

/** The refused element as near to its size as can be made, its light as high as asked; all others as they were asked for. */
export function elementWithin(
  { kind, fields }: ChangeOf<'field-sizes'>,
  refused: Refused,
  catalogue: Catalogue,
  whyNot: FindViolation<Change>,
): Change[] {
  const element = refused.configuration.assembly && refusedElement(refused);
  const wanted = element && askedSize(element, fields);
  if (!element || !wanted) return [];
  const inFields = (size: Size): Change => ({ kind, fields: withElement(element, size, fields) });
  const sizes = nearestSizes(wanted, limitsOf(element, catalogue), element, (size) => whyNot(inFields(size)));
  return sizes.map(inFields);
}

/** The refused element as near to its width as can be made, at the cost of the only other one that was asked for in another width. */
export function movedJoint(
  { kind, fields }: ChangeOf<'field-sizes'>,
  refused: Refused,
  whyNot: FindViolation<Change>,
): Change[] {
  const { configuration } = refused;
  const element = configuration.assembly && refusedElement(refused);
  const wanted = element && askedSize(element, fields);
  const others = rowOf(configuration).flatMap((other) => {
    const size = askedSize(other, fields);
    return other.areas[0]!.id !== element?.areas[0]!.id && size && size.width !== other.width ? [{ other, size }] : [];
  });
  const [taker, more] = others;
  if (!element || !wanted || !taker || more) return [];
  const both = wanted.width + taker.size.width;
  const withWidth = (width: number): Change => {
    const narrowed = withElement(taker.other, { ...taker.size, width: both - width }, fields);
    return { kind, fields: withElement(element, { ...wanted, width }, narrowed) };
  };
  const width = nearestManufacturable('width', wanted.width, { min: 1, max: both - 1 }, (each) =>
    whyNot(withWidth(each)),
  );
  return width === null ? [] : [withWidth(width)];
}

type Fields = ChangeOf<'field-sizes'>['fields'];

const rowsOf = ({ areas, light }: Configuration, fields: Fields) =>
  inRows(
    fields.filter(({ area }) => areas.some(({ id }) => id === area)),
    light,
  );

/** How wide and high the fields of an element come to; undefined where none are named. */
function askedSize(element: Configuration, fields: Fields): Size | undefined {
  const [main = [], [over] = []] = rowsOf(element, fields);
  const [first] = main;
  const width = main.reduce((sum, field) => sum + field.width, 0);
  return first && { width, height: first.height + (over?.height ?? 0) };
}

/** The fields of an element in another size: widths keep their proportion, a light its height. */
function withElement(element: Configuration, size: Size, fields: Fields): Fields {
  const [main = [], [over] = []] = rowsOf(element, fields);
  const widths = inProportion(main, size.width - askedSize(element, fields)!.width);
  const height = size.height - (over?.height ?? 0);
  const row = main.map((field, i) => ({ ...field, width: widths[i]!, height }));
  const sized = over ? [...row, { ...over, width: size.width }] : row;
  return fields.map((field) => sized.find(({ area }) => area === field.area) ?? field);
}

/** The new element as near to its size as can be made, then in its usual size. */
export function otherElements(
  change: ChangeOf<'add-element'>,
  { broken }: Refused,
  { products }: Catalogue,
  whyNot: FindViolation<Change>,
): Change[] {
  const product = products.get(change.product);
  if (!product) return [];
  const { width, height, ...usual } = change;
  if (!isSizeRule(broken)) return [usual];
  const [[widthMin, widthMax], [heightMin, heightMax]] = [product.width, product.height];
  const wanted = { width: width ?? product.size[0], height: height ?? product.size[1] };
  const ofSize = (size: Size): Change => ({ ...usual, width: size.width, height: size.height });
  const limits = { widthMin, widthMax, heightMin, heightMax };
  const ofRow = { ...limits, widthMin: wanted.width, widthMax: wanted.width }; // above it is as wide as the row
  const reach = withinReach(change.place === 'above' ? ofRow : limits, broken, wanted);
  const sizes = nearestSizes(wanted, reach, wanted, (size) => whyNot(ofSize(size)));
  return [...sizes.map(ofSize), usual];
}
