import type { Catalogue } from '../../catalogue/index-catalogue';
import { elementsOf } from '../assembly/elements';
import type { Configuration } from '../configuration';
import { blindSize } from './geometry';
import type { Size } from './rectangle';
import { insectScreenSize } from './insect-screen-size';
import { areaOf, entry, shapeOf } from './shape';

/** Sizes of the blinds or nets of a product or an assembly in mm, each once with how many there are, in the order of its sashes. */
export function blindAndScreenSizesOf(
  kind: 'blind' | 'net',
  configuration: Configuration,
  catalogue: Catalogue,
): (Size & { readonly pieces: number })[] {
  const sizes = elementsOf(configuration).flatMap((element) => {
    const shape = shapeOf(element, catalogue);
    return shape.geometry.fields.flatMap((field) => {
      const chosen = areaOf(shape, field).accessories.find((one) => one.kind === kind);
      if (!chosen) return [];
      if (kind === 'blind') return [blindSize(field)];
      return insectScreenSize(field, shape.geometry, entry(catalogue.nets, chosen.accessory, 'net').width[1]) ?? [];
    });
  });
  const alike = new Map<string, Size & { readonly pieces: number }>();
  for (const { width, height } of sizes) {
    const key = `${width}×${height}`;
    alike.set(key, { width, height, pieces: (alike.get(key)?.pieces ?? 0) + 1 });
  }
  return [...alike.values()];
}
