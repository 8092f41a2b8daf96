import type { ProductType } from '../../catalogue/product-type';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { rowOf } from '../assembly/elements';
import { productOf } from '../geometry/shape';
import { sum } from '../../numbers';

export type SizeLimits = {
  readonly widthMin: number;
  readonly widthMax: number;
  readonly heightMin: number;
  readonly heightMax: number;
};

/** The sash is that much smaller than the frame, in both directions (windows-domain 1.6). */
const frameAroundSash = 80;

/** rozmer_limit: the four numbers of the product after profile and colour (windows-domain 2.3, DIM-07), in mm. */
export function limitsOf(configuration: Configuration, catalogue: Catalogue): SizeLimits {
  if (configuration.assembly) return assemblyLimits(configuration, catalogue);
  const product = productOf(configuration, catalogue);
  const [widthMin, widthMax] = product.width;
  const [heightMin, heightMax] = product.height;
  if (!isDark(configuration, catalogue) || !opens(product)) return { widthMin, widthMax, heightMin, heightMax };
  const { widthPercent, sashHeightMax } = catalogue.data.limits.darkFoil;
  const isDivided = product.light !== undefined; // then no sash is as high as the frame
  return {
    widthMin,
    widthMax: Math.max(widthMin, Math.floor((widthMax * widthPercent) / 100)),
    heightMin,
    heightMax: isDivided ? heightMax : Math.min(heightMax, sashHeightMax + frameAroundSash),
  };
}

/** All elements as narrow or as wide as they may be; those as high as the row change its height together. */
function assemblyLimits(configuration: Configuration, catalogue: Catalogue): SizeLimits {
  const row = rowOf(configuration);
  const rowHeight = Math.max(...row.map(({ height }) => height));
  const limits = row.map((element) => limitsOf(element, catalogue));
  const high = limits.filter((_, i) => row[i]!.height === rowHeight);
  const joints = configuration.width - sum(row.map(({ width }) => width));
  const over = configuration.height - rowHeight;
  return {
    widthMin: joints + sum(limits.map(({ widthMin }) => widthMin)),
    widthMax: joints + sum(limits.map(({ widthMax }) => widthMax)),
    heightMin: over + Math.max(...high.map(({ heightMin }) => heightMin)),
    heightMax: over + Math.min(...high.map(({ heightMax }) => heightMax)),
  };
}

/** Dark foils get hot and expand; either side counts. */
export function isDark({ colour }: Pick<Configuration, 'colour'>, { colours }: Catalogue): boolean {
  return [colour.inside, colour.outside].some((code) => colours.get(code)?.dark);
}

const opens = (product: ProductType): boolean =>
  product.fields.some(({ openings }) => openings.some((code) => code !== 'fix'));
