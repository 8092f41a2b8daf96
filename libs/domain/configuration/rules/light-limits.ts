import type { SashRule } from '../../catalogue/sash-limits';
import type { Catalogue } from '../../catalogue/parse-catalogue';
import type { Configuration } from '../configuration';
import { type Field, sizeOf } from '../geometry/geometry';
import { fromEdge } from '../geometry/section-80';
import { type Shape, shapeOf } from '../geometry/shape';
import { sashRule } from './sash-rule';

type Range = { readonly min: number; readonly max: number };

/**
 * How high the light may be by the heights and ratios of all sashes and panes in their present width, and by the place of the
 * transom (windows-domain 2.2), mm; null where there is none. Area and weight may ask for less.
 */
export function lightLimits(configuration: Configuration, catalogue: Catalogue): Range | null {
  const { light, height } = configuration;
  if (!light) return null;
  const { transomFromTop } = catalogue.data.limits;
  const shape = shapeOf(configuration, catalogue);
  const ranges = shape.geometry.fields.map((field): Range => {
    const { min, max } = heightsOf(field, shape);
    return field.place === 'main' ? { min: height - max, max: height - min } : { min, max };
  });
  const byTransom =
    light.place === 'above' ? { min: transomFromTop, max: height } : { min: 0, max: height - transomFromTop };
  const all = [...ranges, byTransom];
  return { min: Math.max(...all.map(({ min }) => min)), max: Math.min(...all.map(({ max }) => max)) };
}

function paneRule({ catalogue }: Shape): Pick<SashRule, 'height' | 'ratio'> {
  const { height, ratioMax } = catalogue.data.limits.fixedPane;
  return { height, ratio: [1 / ratioMax, ratioMax] };
}

/** Between the edges of a field, by the rule of its sash or pane. */
function heightsOf(field: Field, shape: Shape): Range {
  const { edges, sash, daylight } = field;
  const { height, ratio } = sash ? sashRule(field, shape) : paneRule(shape);
  const { width } = sizeOf(sash ?? daylight);
  const around = fromEdge[sash ? 'toSash' : 'toFixedDaylight'];
  const both = around[edges.top] + around[edges.bottom];
  return {
    min: both + Math.max(height[0], Math.ceil(width / ratio[1])),
    max: both + Math.min(height[1], Math.floor(width / ratio[0])),
  };
}
