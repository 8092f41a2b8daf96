import type { Catalogue } from '../../catalogue/index-catalogue';
import { withFields } from '../assembly/change-each-element';
import type { Change, ChangeOf } from '../change';
import type { Configuration, TransomLight } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { isViolation } from '../rules/violation';
import { nearestManufacturable, type FindViolation } from './nearest-manufacturable';
import { refusedElement } from './refused-element';
import type { Refused } from './refused';

type WithTransomLight = Configuration & { readonly light: TransomLight };

/** The light as near to the height that was asked for as can be made; in an assembly that of the refused element. */
export function movedTransom(
  change: ChangeOf<'field-sizes'>,
  refused: Refused,
  catalogue: Catalogue,
  whyNot: FindViolation<Change>,
): Change[] {
  const withTransomLight = withTransomLightIn(refused);
  const asked = change.fields.find(({ area }) => area === withTransomLight?.areas.at(-1)!.id);
  if (!withTransomLight || !asked) return [];
  const sized = asWide(change, withTransomLight, refused, catalogue);
  const others = change.fields.filter(({ area }) => !withTransomLight.areas.some(({ id }) => id === area));
  const moved = (height: number) => ({ ...change, fields: [...others, ...transomHeightChange(height, sized).fields] });
  const height = nearestManufacturable('height', asked.height, { min: 1, max: sized.height - 1 }, (each) =>
    whyNot(moved(each)),
  );
  return height === null ? [] : [moved(height)];
}

/** An element in the sizes that were asked for, with its present light; a product keeps its own. */
function asWide(
  { fields }: ChangeOf<'field-sizes'>,
  withTransomLight: WithTransomLight,
  { configuration }: Refused,
  catalogue: Catalogue,
): WithTransomLight {
  if (!configuration.assembly) return withTransomLight;
  const own = fields.filter(({ area }) => withTransomLight.areas.some(({ id }) => id === area));
  const sized = withFields(withTransomLight, own, catalogue);
  return isViolation(sized) ? withTransomLight : { ...sized, light: withTransomLight.light };
}

/** Before another change, a light of another round height, those most like it first: a wide one has to be higher. */
export function roundTransomHeights(refused: Refused): Change[] {
  const withTransomLight = withTransomLightIn(refused);
  if (!withTransomLight || refused.change.kind === 'field-sizes') return [];
  const { height: present } = withTransomLight.light;
  const heights = Array.from({ length: 15 }, (_, i) => 300 + 50 * i).filter((height) => height !== present);
  const nearest = heights.toSorted((a, b) => Math.abs(a - present) - Math.abs(b - present));
  return nearest.map((height) => transomHeightChange(height, withTransomLight));
}

/** Where none of the round heights makes way for the change, the one to the millimetre that does. */
export function exactTransomHeight(refused: Refused, whyNot: FindViolation<Change>): Change[] {
  const withTransomLight = withTransomLightIn(refused);
  if (!withTransomLight || refused.change.kind === 'field-sizes') return [];
  const height = nearestManufacturable(
    'height',
    withTransomLight.light.height,
    { min: 1, max: withTransomLight.height - 1 },
    (each) => whyNot(transomHeightChange(each, withTransomLight)),
  );
  return height === null ? [] : [transomHeightChange(height, withTransomLight)];
}

/** What has the light that a rule may be about; undefined where that has none. */
function withTransomLightIn(refused: Refused): WithTransomLight | undefined {
  const element = refusedElement(refused);
  return element?.light && { ...element, light: element.light };
}

const transomHeightChange = (height: number, withTransomLight: WithTransomLight): ChangeOf<'field-sizes'> => ({
  kind: 'field-sizes',
  fields: fieldSizes({ ...withTransomLight, light: { ...withTransomLight.light, height } }),
});
