import type { SillType } from '../../catalogue/shades-and-sills';
import type { ChosenAccessory } from '../configuration';
import { blindSize, type Field, type Size } from '../geometry/geometry';
import { netSize } from '../geometry/shade-size';
import { areaOf, entry, type Shape } from '../geometry/shape';
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
      return tooLarge || !fits(size, blind) ? shadeViolation('blind-size', accessory, field, blind) : null;
    }
    case 'net': {
      const net = entry(catalogue.nets, accessory.accessory, 'net');
      const size = netSize(field, geometry, net.width[1]);
      if (!size) return violation('net-needs-sash', { area: field.area, accessory: net.id });
      return fits(size, net) ? null : shadeViolation('net-size', accessory, field, net);
    }
  }
}

function checkSill({ accessory, length, depth }: ChosenAccessory, sill: SillType): Violation | null {
  const [min, max] = sill.length;
  if (length === undefined || length < min || length > max) return violation('sill-length', { accessory, min, max });
  return depth !== undefined && isDepthMade(depth, sill) ? null : violation('sill-depth', { accessory });
}

function isDepthMade(depth: number, { depths, depthStep }: SillType): boolean {
  if (depths.includes(depth)) return true;
  return depthStep !== null && depth % depthStep.step === 0 && depth >= depthStep.min && depth <= depths.at(-1)!;
}

type Bounds = { readonly width: readonly [number, number]; readonly height: readonly [number, number] };

const fits = ({ width, height }: Size, bounds: Bounds): boolean =>
  width >= bounds.width[0] && width <= bounds.width[1] && height >= bounds.height[0] && height <= bounds.height[1];

function shadeViolation(
  code: 'blind-size' | 'net-size',
  chosen: ChosenAccessory,
  field: Field,
  bounds: Bounds,
): Violation {
  const [widthMin, widthMax] = bounds.width;
  const [heightMin, heightMax] = bounds.height;
  const limits = { widthMin, widthMax, heightMin, heightMax };
  return violation(code, { area: field.area, accessory: chosen.accessory, ...limits });
}
