import type { SashRule } from '../../catalogue/sash-limits';
import type { Catalogue } from '../../catalogue/index-catalogue';
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
export function transomLightLimits(configuration: Configuration, catalogue: Catalogue): Range | null {
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

/** How high a field may be between its edges by the rule of its sash or pane, mm; its width may ask for less. */
export function heightsByRule(field: Field, shape: Shape): Range {
  const { height } = ruleOf(field, shape);
  const both = aroundOf(field);
  return { min: both + height[0], max: both + height[1] };
}

function heightsOf(field: Field, shape: Shape): Range {
  const { min, max } = heightsByRule(field, shape);
  const { ratio } = ruleOf(field, shape);
  const both = aroundOf(field);
  const { width } = sizeOf(field.sash ?? field.daylight);
  return {
    min: Math.max(min, both + Math.ceil(width / ratio[1])),
    max: Math.min(max, both + Math.floor(width / ratio[0])),
  };
}

function ruleOf(field: Field, shape: Shape): Pick<SashRule, 'height' | 'ratio'> {
  if (field.sash) return sashRule(field, shape);
  const { height, ratioMax } = shape.catalogue.data.limits.fixedPane;
  return { height, ratio: [1 / ratioMax, ratioMax] };
}

/** What is above and below its sash or pane, mm. */
function aroundOf({ edges, sash }: Field): number {
  const around = fromEdge[sash ? 'toSash' : 'toFixedDaylight'];
  return around[edges.top] + around[edges.bottom];
}
