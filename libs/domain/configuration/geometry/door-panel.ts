import type { DoorPanel } from '../../catalogue/fittings';
import type { Field } from './geometry';
import { entry, type Shape } from './shape';

/** The filling of a door. A product that has leaves without one is a fault of the catalogue. */
export function doorPanelOf({ configuration, catalogue }: Pick<Shape, 'configuration' | 'catalogue'>): DoorPanel {
  return entry(catalogue.fillings, configuration.filling ?? 0, 'filling');
}

/** How much of a field is glass: of a door leaf what its filling has, 0 to 1 (windows-domain 7.7). */
export function glassShare({ kind }: Field, shape: Pick<Shape, 'configuration' | 'catalogue'>): number {
  return kind === 'leaf' ? doorPanelOf(shape).glassShare : 1;
}

/** The fields that have glass: all but those whose filling has none. */
export const glazedFields = (shape: Shape): Field[] =>
  shape.geometry.fields.filter((field) => glassShare(field, shape) > 0);
