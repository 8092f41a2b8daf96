import type { Catalogue } from '../../catalogue/index-catalogue';
import { withFields } from '../assembly/change-each-element';
import type { Change, ChangeOf } from '../change';
import type { Configuration, Light } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { isViolation } from '../rules/violation';
import { nearestMade, type WhyNot } from './nearest-made';
import { refusedElement } from './refused-element';
import type { Refused } from './refused';

type Lit = Configuration & { readonly light: Light };

/** The light as near to the height that was asked for as can be made; in an assembly that of the refused element. */
export function movedTransom(
  change: ChangeOf<'field-sizes'>,
  refused: Refused,
  catalogue: Catalogue,
  whyNot: WhyNot<Change>,
): Change[] {
  const lit = litIn(refused);
  const asked = change.fields.find(({ area }) => area === lit?.areas.at(-1)!.id);
  if (!lit || !asked) return [];
  const sized = asWide(change, lit, refused, catalogue);
  const others = change.fields.filter(({ area }) => !lit.areas.some(({ id }) => id === area));
  const moved = (height: number) => ({ ...change, fields: [...others, ...withLight(height, sized).fields] });
  const height = nearestMade('height', asked.height, { min: 1, max: sized.height - 1 }, (each) => whyNot(moved(each)));
  return height === null ? [] : [moved(height)];
}

/** An element in the sizes that were asked for, with its present light; a product keeps its own. */
function asWide({ fields }: ChangeOf<'field-sizes'>, lit: Lit, { configuration }: Refused, catalogue: Catalogue): Lit {
  if (!configuration.assembly) return lit;
  const own = fields.filter(({ area }) => lit.areas.some(({ id }) => id === area));
  const sized = withFields(lit, own, catalogue);
  return isViolation(sized) ? lit : { ...sized, light: lit.light };
}

/** Before another change, a light of another round height, those most like it first: a wide one has to be higher. */
export function roundLights(refused: Refused): Change[] {
  const lit = litIn(refused);
  if (!lit || refused.change.kind === 'field-sizes') return [];
  const { height: present } = lit.light;
  const heights = Array.from({ length: 15 }, (_, i) => 300 + 50 * i).filter((height) => height !== present);
  const nearest = heights.toSorted((a, b) => Math.abs(a - present) - Math.abs(b - present));
  return nearest.map((height) => withLight(height, lit));
}

/** Where none of the round heights makes way for the change, the one to the millimetre that does. */
export function exactLight(refused: Refused, whyNot: WhyNot<Change>): Change[] {
  const lit = litIn(refused);
  if (!lit || refused.change.kind === 'field-sizes') return [];
  const height = nearestMade('height', lit.light.height, { min: 1, max: lit.height - 1 }, (each) =>
    whyNot(withLight(each, lit)),
  );
  return height === null ? [] : [withLight(height, lit)];
}

/** What has the light that a rule may be about; undefined where that has none. */
function litIn(refused: Refused): Lit | undefined {
  const element = refusedElement(refused);
  return element?.light && { ...element, light: element.light };
}

const withLight = (height: number, lit: Lit): ChangeOf<'field-sizes'> => ({
  kind: 'field-sizes',
  fields: fieldSizes({ ...lit, light: { ...lit.light, height } }),
});
