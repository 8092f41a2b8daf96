import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf } from '../change';
import type { ChosenAccessory, Configuration } from '../configuration';
import { equalAxes } from '../geometry/geometry';
import type { Size } from '../geometry/rectangle';
import { isDoubleDoor } from '../geometry/movement';
import { inRows } from '../geometry/rows';
import { productOf } from '../geometry/shape';
import { isViolation, type Violation, violation } from '../rules/violation';
import { clamp, sum } from '../../numbers';
import { withAdjustedInsectScreens } from './insect-screens-at-mullion';

export function changeSize(
  { width, height }: ChangeOf<'size'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (productOf(configuration, catalogue).fixedSize) return violation('fixed-size');
  return resized(configuration, width, height, catalogue);
}

/**
 * Another outer size: equal fields stay equal, others keep their proportion, a light its height; a sill of the default length and
 * nets follow.
 */
export const resized = (configuration: Configuration, width: number, height: number, catalogue: Catalogue) =>
  withAdjustedInsectScreens(configuration, withSize(configuration, width, height, catalogue), catalogue);

function withSize(configuration: Configuration, width: number, height: number, catalogue: Catalogue): Configuration {
  const axes = scaledAxes(configuration, width);
  const areas = configuration.areas.map((area) => ({
    ...area,
    accessories: area.accessories.map((accessory) => followingSill(accessory, configuration.width, width, catalogue)),
  }));
  return { ...configuration, width, height, axes, areas };
}

/**
 * Axes from the sizes of the fields: in each row the widths add up to the width of the frame, a light and the height of the
 * other fields to its height (OPEN-Q-117). The leaves of a double door are one field, so their axis stays.
 */
export function changeFieldSizes(
  { fields }: ChangeOf<'field-sizes'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (productOf(configuration, catalogue).fixedSize) return violation('fixed-size');
  const sized = withFieldSizes(fields, configuration);
  return isViolation(sized) ? sized : withAdjustedInsectScreens(configuration, sized, catalogue);
}

/** An element whose fields have these sizes and come to another one together. */
export function resizedWithFields(
  { width, height }: Size,
  fields: readonly FieldSize[],
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const sized = withFieldSizes(fields, withSize(configuration, width, height, catalogue));
  return isViolation(sized) ? sized : withAdjustedInsectScreens(configuration, sized, catalogue);
}

function withFieldSizes(fields: readonly FieldSize[], configuration: Configuration): Configuration | Violation {
  const { areas, light } = configuration;
  const unknown = fields.find(({ area }) => !areas.some(({ id }) => id === area));
  if (unknown) return violation('area-unknown', { area: unknown.area });
  const wanted = new Map(fields.map((field) => [field.area, field]));
  const inOrder = areas.flatMap(({ id }) => wanted.get(id) ?? []);
  const [main, over] = inRows(inOrder, light);
  const missing = areas.find(({ id }) => !wanted.has(id));
  return misfit(missing?.id, main!, over?.[0], configuration) ?? withSizes(main!, over?.[0], configuration);
}

type FieldSize = ChangeOf<'field-sizes'>['fields'][number];

/** Why sizes of a row and a light are not those of the frame, told by a field that is missing or by figures that differ. */
function misfit(
  missing: string | undefined,
  row: readonly FieldSize[],
  over: FieldSize | undefined,
  { areas, axes, width, height }: Configuration,
): Violation | null {
  const inRow = sum(row.map((field) => field.width));
  const total = inRow === width && over ? over.width : inRow;
  const heights = row.map((field) => field.height + (over?.height ?? 0));
  const high = heights.find((each) => each !== height) ?? heights[0] ?? 0;
  const divided = row.length - 1 === axes.length || isDoubleDoor(areas[0]!.opening);
  const fits = missing === undefined && divided && total === width && high === height;
  return fits
    ? null
    : violation('field-sizes-do-not-fit', {
        sum: total,
        high,
        width,
        height,
        ...(missing !== undefined && { missing }),
      });
}

function withSizes(row: readonly FieldSize[], over: FieldSize | undefined, configuration: Configuration) {
  const { axes, light } = configuration;
  let at = 0;
  const moved = row.slice(0, -1).map((field) => (at += field.width));
  return {
    ...configuration,
    axes: moved.length === axes.length ? moved : axes,
    ...(light && over && { light: { ...light, height: over.height } }),
  };
}

function scaledAxes({ axes, width: old }: Configuration, width: number): number[] {
  const equal = equalAxes(old, axes.length + 1);
  if (axes.every((axis, i) => axis === equal[i])) return equalAxes(width, axes.length + 1);
  return axes.map((axis) => Math.round((axis * width) / old));
}

/** Frame width plus overhang, within what is made (windows-domain 7.1, 7.2). */
export function defaultSillLength(
  width: number,
  sill: { overhang: number; length: readonly [number, number] },
): number {
  return lengthWithin(sill, width + sill.overhang);
}

/** The nearest length that a sill is made in, mm. */
export function lengthWithin({ length: [min, max] }: { length: readonly [number, number] }, wanted: number): number {
  return clamp(wanted, min, max);
}

function followingSill(accessory: ChosenAccessory, old: number, width: number, catalogue: Catalogue): ChosenAccessory {
  const sill = catalogue.sills.get(accessory.accessory);
  if (!sill || accessory.length !== defaultSillLength(old, sill)) return accessory;
  return { ...accessory, length: defaultSillLength(width, sill) };
}
