import { glassShare } from '../geometry/door-panel';
import { areaOf, entry, type Shape } from '../geometry/shape';

/**
 * Weighted sound insulation in dB: the value of the profile with its standard glass, moved by what the weakest glass of
 * the product is better or worse; none without any glass. An estimate: measured values are not additive (windows-domain 4.2).
 */
export function rwOf(shape: Shape): number | undefined {
  const { profile, catalogue, geometry } = shape;
  const standard = entry(catalogue.glass, profile.standardGlass, 'glass').rw;
  const glazed = geometry.fields.filter((field) => glassShare(field, shape) > 0);
  if (glazed.length === 0) return undefined;
  const weakest = Math.min(...glazed.map((field) => entry(catalogue.glass, areaOf(shape, field).glass, 'glass').rw));
  return profile.rw + weakest - standard;
}
