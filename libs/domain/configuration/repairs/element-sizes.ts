import type { Catalogue } from '../../catalogue/parse-catalogue';
import { inProportion } from '../assembly/change-each-element';
import type { Change, ChangeOf } from '../change';
import { inRows } from '../geometry/rows';
import { limitsOf } from '../rules/limits';
import { nearestSizes, type WhyNot } from './nearest-sizes';
import { refusedElement } from './refused-element';
import type { Refused } from './repairs';

type Size = Pick<ChangeOf<'size'>, 'width' | 'height'>;

/** The refused element as near to its size as can be made, its light as high as asked; all others as they were asked for. */
export function elementWithin(
  { kind, fields }: ChangeOf<'field-sizes'>,
  refused: Refused,
  catalogue: Catalogue,
  whyNot: WhyNot<Change>,
): Change[] {
  const element = refused.configuration.assembly && refusedElement(refused);
  const own = fields.filter(({ area }) => element?.areas.some(({ id }) => id === area));
  const [main, [over] = []] = inRows(own, element?.light);
  if (!element || !main?.[0]) return [];
  const width = main.reduce((sum, field) => sum + field.width, 0);
  const lightHeight = over?.height ?? 0;
  const inFields = (size: Size): Change => {
    const widths = inProportion(main, size.width - width);
    const row = main.map((field, i) => ({ ...field, width: widths[i]!, height: size.height - lightHeight }));
    const sized = over ? [...row, { ...over, width: size.width }] : row;
    return { kind, fields: fields.map((field) => sized.find(({ area }) => area === field.area) ?? field) };
  };
  const wanted = { width, height: main[0].height + lightHeight };
  const sizes = nearestSizes(wanted, limitsOf(element, catalogue), element, (size) => whyNot(inFields(size)));
  return sizes.map(inFields);
}

/** The new element as near to its size as can be made, then in its usual size. */
export function otherElements(
  change: ChangeOf<'add-element'>,
  { products }: Catalogue,
  whyNot: WhyNot<Change>,
): Change[] {
  const product = products.get(change.product);
  if (!product) return [];
  const { width, height, ...usual } = change;
  const [[widthMin, widthMax], [heightMin, heightMax]] = [product.width, product.height];
  const wanted = { width: width ?? product.size[0], height: height ?? product.size[1] };
  const ofSize = (size: Size): Change => ({ ...usual, width: size.width, height: size.height });
  const limits = { widthMin, widthMax, heightMin, heightMax };
  const sizes = nearestSizes(wanted, limits, wanted, (size) => whyNot(ofSize(size)));
  return [...sizes.map(ofSize), usual];
}
