import type { Configuration } from './configuration';

/** Sizes of the areas between frame edges and axes, mm; they add up to the overall width. A double door is one area. */
export function fieldSizes({ areas, axes, width, height }: Pick<Configuration, 'areas' | 'axes' | 'width' | 'height'>) {
  const edges = areas.length > 1 ? [0, ...axes, width] : [0, width];
  return areas.map(({ id }, i) => ({ area: id, width: edges[i + 1]! - edges[i]!, height }));
}
