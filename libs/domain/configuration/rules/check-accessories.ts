import type { SillType } from '../../catalogue/blinds-screens-and-sills';
import type { ChosenAccessory } from '../configuration';
import { blindSize, type Field } from '../geometry/geometry';
import type { Size } from '../geometry/rectangle';
import { insectScreenSize } from '../geometry/insect-screen-size';
import { areaOf, entry, type Shape } from '../geometry/shape';
import { exceededLimit } from './exceeded-limit';
import { type Violation, violation } from './violation';

/** The first sill, blind or net that does not fit the product as it now is. */
export function accessoryViolation(shape: Shape): Violation | null {
  for (const field of shape.geometry.fields)
    for (const accessory of areaOf(shape, field).accessories) {
      const broken = check(accessory, field, shape);
      if (broken) return broken;
    }
  return null;
}

function check(accessory: ChosenAccessory, field: Field, shape: Shape): Violation | null {
  const { catalogue, geometry } = shape;
  switch (accessory.kind) {
    case 'inner-sill':
    case 'outer-sill':
      return checkSill(accessory, entry(catalogue.sills, accessory.accessory, 'sill'));
    case 'blind': {
      const blind = entry(catalogue.blinds, accessory.accessory, 'blind');
      const size = blindSize(field);
      const tooLarge = (size.width * size.height) / 1e6 > blind.areaMax;
      return tooLarge || !fits(size, blind)
        ? violation('blind-size', { ...shadeValues(size, field, blind), areaMax: blind.areaMax })
        : null;
    }
    case 'net': {
      const net = entry(catalogue.nets, accessory.accessory, 'net');
      const size = insectScreenSize(field, geometry, net.width[1]);
      if (!size) return violation('net-needs-sash', { area: field.area, accessory: net.id });
      return fits(size, net) ? null : violation('net-size', shadeValues(size, field, net));
    }
  }
}

function checkSill({ accessory, length = 0, depth = 0 }: ChosenAccessory, sill: SillType): Violation | null {
  const wrong = exceededLimit(length, sill.length);
  if (wrong) return violation('sill-length', { accessory, length, ...wrong });
  const nearest = nearestDepth(depth, sill);
  return nearest === depth ? null : violation('sill-depth', { accessory, depth, nearest });
}

/** The depth next to a wanted one that a sill is made in, mm. */
export function nearestDepth(wanted: number, sill: SillType): number {
  const away = (depth: number) => Math.abs(depth - wanted);
  return madeDepths(sill).reduce((nearest, depth) => (away(depth) < away(nearest) ? depth : nearest));
}

function madeDepths({ depths, depthStep }: SillType): number[] {
  if (!depthStep) return depths;
  const { min, step } = depthStep;
  const first = Math.ceil(min / step) * step;
  const steps = Array.from({ length: Math.floor((depths.at(-1)! - first) / step) + 1 }, (_, i) => first + i * step);
  return [...depths, ...steps];
}

type Bounds = { readonly width: readonly [number, number]; readonly height: readonly [number, number] };

const fits = ({ width, height }: Size, bounds: Bounds): boolean =>
  width >= bounds.width[0] && width <= bounds.width[1] && height >= bounds.height[0] && height <= bounds.height[1];

function shadeValues({ width, height }: Size, { area }: Field, shade: Bounds & { id: number }): Violation['values'] {
  const [widthMin, widthMax] = shade.width;
  const [heightMin, heightMax] = shade.height;
  return { area, accessory: shade.id, width, height, widthMin, widthMax, heightMin, heightMax };
}
