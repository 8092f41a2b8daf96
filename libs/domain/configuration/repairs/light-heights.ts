import type { Change, ChangeOf } from '../change';
import type { Configuration, Light } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { nearestAccepted } from './nearest-sizes';
import type { Refused } from './repairs';

type IsAccepted = (change: Change) => boolean;
type IsPossible = (change: Change, height: number) => boolean;

/** The light as near to the height that was asked for as can be made. */
export function movedTransom(
  { fields }: ChangeOf<'field-sizes'>,
  { configuration }: Refused,
  isAccepted: IsAccepted,
): Change[] {
  const { light, areas } = configuration;
  const asked = fields.find(({ area }) => area === areas.at(-1)!.id);
  if (!light || !asked) return [];
  const isPossible: IsPossible = (other, height) => height === light.height || isAccepted(other); // the present one is no change
  return nearestLight(asked.height, light, configuration, isPossible);
}

/** Before another change, a light of another round height, those most like it first: a wide one has to be higher. */
export function roundLights({ change, configuration }: Refused): Change[] {
  const { light } = configuration;
  if (!light || change.kind === 'field-sizes') return [];
  const heights = Array.from({ length: 15 }, (_, i) => 300 + 50 * i).filter((height) => height !== light.height);
  const nearest = heights.toSorted((a, b) => Math.abs(a - light.height) - Math.abs(b - light.height));
  return nearest.map((height) => withLight(height, light, configuration));
}

/** Where none of the round heights makes way for the change, the one to the millimetre that does. */
export function exactLight({ change, configuration }: Refused, clears: IsAccepted): Change[] {
  const { light } = configuration;
  return light && change.kind !== 'field-sizes' ? nearestLight(light.height, light, configuration, clears) : [];
}

function nearestLight(wanted: number, light: Light, configuration: Configuration, isPossible: IsPossible): Change[] {
  const change = (height: number) => withLight(height, light, configuration);
  const height = nearestAccepted(wanted, 1, configuration.height - 1, (each) => isPossible(change(each), each));
  return height === null ? [] : [change(height)];
}

const withLight = (height: number, light: Light, configuration: Configuration): ChangeOf<'field-sizes'> => ({
  kind: 'field-sizes',
  fields: fieldSizes({ ...configuration, light: { ...light, height } }),
});
