import { areaOf, entry, type Shape } from './shape';

/**
 * Weighted sound insulation in dB: the value of the profile with its standard glass, moved by what the weakest glass of
 * the product is better or worse. An estimate: measured values are not additive (windows-domain 4.2).
 */
export function rwOf(shape: Shape): number {
  const { profile, catalogue, geometry } = shape;
  const standard = entry(catalogue.glass, profile.standardGlass, 'glass').rw;
  const weakest = Math.min(
    ...geometry.fields.map((field) => entry(catalogue.glass, areaOf(shape, field).glass, 'glass').rw),
  );
  return profile.rw + weakest - standard;
}
