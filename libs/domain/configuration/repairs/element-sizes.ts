import type { Catalogue } from '../../catalogue/parse-catalogue';
import { inProportion } from '../assembly/change-each-element';
import { elementsOf } from '../assembly/elements';
import type { Change, ChangeOf } from '../change';
import { limitsOf } from '../rules/limits';
import { nearestSizes } from './nearest-sizes';
import type { Refused } from './repairs';

type IsAccepted = (change: Change) => boolean;
type Size = Pick<ChangeOf<'size'>, 'width' | 'height'>;

/** The refused element as near to its size as can be made; all others as they were asked for. */
export function elementWithin(
  { kind, fields }: ChangeOf<'field-sizes'>,
  { broken, configuration }: Refused,
  catalogue: Catalogue,
  isAccepted: IsAccepted,
): Change[] {
  const element =
    configuration.assembly && elementsOf(configuration)[Number.parseInt(String(broken.values['element'])) - 1];
  const own = fields.filter(({ area }) => element?.areas.some(({ id }) => id === area));
  if (!element || !own[0]) return [];
  const width = own.reduce((sum, field) => sum + field.width, 0);
  const inFields = (size: Size): Change => {
    const widths = inProportion(own, size.width - width);
    const sized = own.map((field, i) => ({ ...field, width: widths[i]!, height: size.height }));
    return { kind, fields: fields.map((field) => sized.find(({ area }) => area === field.area) ?? field) };
  };
  const wanted = { width, height: own[0].height };
  const sizes = nearestSizes(wanted, limitsOf(element, catalogue), element, (size) => isAccepted(inFields(size)));
  return sizes.map(inFields);
}

/** The new element as near to its size as can be made, then in its usual size. */
export function otherElements(
  change: ChangeOf<'add-element'>,
  { products }: Catalogue,
  isAccepted: IsAccepted,
): Change[] {
  const product = products.get(change.product);
  if (!product) return [];
  const { width, height, ...usual } = change;
  const [[widthMin, widthMax], [heightMin, heightMax]] = [product.width, product.height];
  const wanted = { width: width ?? product.size[0], height: height ?? product.size[1] };
  const ofSize = (size: Size): Change => ({ ...usual, width: size.width, height: size.height });
  const limits = { widthMin, widthMax, heightMin, heightMax };
  const sizes = nearestSizes(wanted, limits, wanted, (size) => isAccepted(ofSize(size)));
  return [...sizes.map(ofSize), usual];
}
