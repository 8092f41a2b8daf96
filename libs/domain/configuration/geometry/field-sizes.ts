import type { Configuration } from '../configuration';
import { elementsOf } from '../assembly/elements';

/** Sizes of the areas between frame edges and axes, mm; they add up to the width of their element. A double door is one area. */
export function fieldSizes(configuration: Configuration) {
  return elementsOf(configuration).flatMap(sizesInFrame);
}

function sizesInFrame({ areas, axes, width, height }: Configuration) {
  const edges = areas.length > 1 ? [0, ...axes, width] : [0, width];
  return areas.map(({ id }, i) => ({ area: id, width: edges[i + 1]! - edges[i]!, height }));
}
