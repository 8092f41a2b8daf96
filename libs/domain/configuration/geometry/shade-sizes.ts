import type { Catalogue } from '../../catalogue/parse-catalogue';
import { elementsOf } from '../assembly/elements';
import type { Configuration } from '../configuration';
import { blindSize, type Size } from './geometry';
import { netSize } from './shade-size';
import { entry, shapeOf } from './shape';

/** Sizes of the blinds or nets of a product or an assembly in mm, each once with how many there are, in the order of its sashes. */
export function shadeSizesOf(
  kind: 'blind' | 'net',
  configuration: Configuration,
  catalogue: Catalogue,
): (Size & { readonly pieces: number })[] {
  const sizes = elementsOf(configuration).flatMap((element) => {
    const { geometry } = shapeOf(element, catalogue);
    const chosenIn = (area: string) =>
      element.areas.find(({ id }) => id === area)!.accessories.find((one) => one.kind === kind);
    return geometry.fields.flatMap((field) => {
      const chosen = chosenIn(field.area);
      if (!chosen) return [];
      if (kind === 'blind') return [blindSize(field)];
      return netSize(field, geometry, entry(catalogue.nets, chosen.accessory, 'net').width[1]) ?? [];
    });
  });
  const alike = new Map<string, Size & { readonly pieces: number }>();
  for (const { width, height } of sizes) {
    const key = `${width}×${height}`;
    alike.set(key, { width, height, pieces: (alike.get(key)?.pieces ?? 0) + 1 });
  }
  return [...alike.values()];
}
