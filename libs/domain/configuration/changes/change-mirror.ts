import type { Catalogue } from '../../catalogue/index-catalogue';
import { isHanded, mirrorOf } from '../geometry/arrangement';
import { inRows } from '../geometry/rows';
import type { Area, ChosenAccessory, Configuration } from '../configuration';
import { productOf } from '../geometry/shape';

/** The product as a mirror shows it: fields with all that is in them change sides, and so do hinges and controls. */
export function mirrored(configuration: Configuration, catalogue: Catalogue): Configuration {
  const { areas, axes, width, mirrored: was, ...rest } = configuration;
  const turned = inRows(areas, configuration.light).flatMap((row) => row.toReversed());
  return {
    ...rest,
    width,
    axes: axes.map((axis) => width - axis).toReversed(),
    areas: areas.map(({ id }, i) => ({ ...mirroredArea(turned[i]!), id })),
    ...(isHanded(productOf(configuration, catalogue)) && !was && { mirrored: true }),
  };
}

function mirroredArea(area: Area): Area {
  return { ...area, opening: mirrorOf[area.opening], accessories: area.accessories.map(mirroredControl) };
}

function mirroredControl(accessory: ChosenAccessory): ChosenAccessory {
  return accessory.side ? { ...accessory, side: accessory.side === 'L' ? 'P' : 'L' } : accessory;
}
