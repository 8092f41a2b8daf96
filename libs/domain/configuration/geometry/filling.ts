import type { Filling } from '../../catalogue/fittings';
import type { Field } from './geometry';
import { entry, type Shape } from './shape';

/** The filling of a door. A product that has leaves without one is a fault of the catalogue. */
export function fillingOf({ configuration, catalogue }: Pick<Shape, 'configuration' | 'catalogue'>): Filling {
  return entry(catalogue.fillings, configuration.filling ?? 0, 'filling');
}

/** How much of a field is glass: of a door leaf what its filling has, 0 to 1 (windows-domain 7.7). */
export function glassShare({ kind }: Field, shape: Pick<Shape, 'configuration' | 'catalogue'>): number {
  return kind === 'leaf' ? fillingOf(shape).glassShare : 1;
}

/** The fields that have glass: all but those whose filling has none. */
export const glazedFields = (shape: Shape): Field[] =>
  shape.geometry.fields.filter((field) => glassShare(field, shape) > 0);
