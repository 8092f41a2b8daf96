import type { Configuration } from '../configuration';
import { elementsOf } from '../assembly/elements';
import { rowsOf } from './rows';

/**
 * Sizes of the areas between frame edges and axes, mm: in each row widths add up to the width of their element, rows to its
 * height. A double door is one area.
 */
export function fieldSizes(configuration: Configuration) {
  return elementsOf(configuration).flatMap(sizesInFrame);
}

function sizesInFrame(configuration: Configuration) {
  const { axes, width } = configuration;
  return rowsOf(configuration).flatMap(({ areas, top, bottom }) => {
    const edges = areas.length > 1 ? [0, ...axes, width] : [0, width];
    return areas.map(({ id }, i) => ({ area: id, width: edges[i + 1]! - edges[i]!, height: bottom - top }));
  });
}
