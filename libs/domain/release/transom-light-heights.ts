import type { ProductType } from '../catalogue/product-type';
import type { Catalogue } from '../catalogue/index-catalogue';
import type { OpeningCode } from '../configuration/configuration';
import { shapeOf } from '../configuration/geometry/shape';
import { defaultsOf } from '../configuration/new-configuration';
import { heightsByRule } from '../configuration/rules/transom-light-limits';

export type TransomLightHeights = {
  /** The row beside the light. */
  readonly main: number;
  /** The light, by how it opens. */
  readonly light: ReadonlyMap<OpeningCode, number>;
};

/**
 * How high the row and the light of a product with a transom may become, mm: by the rules of their sashes and panes, and by what
 * the other one leaves of the highest frame. Widths, areas and weights may ask for less.
 */
export function maxHeights(product: ProductType, catalogue: Catalogue): TransomLightHeights {
  const { transomFromTop } = catalogue.data.limits;
  const above = product.light?.place === 'above';
  const [, frame] = product.height;
  const fields = product.fields.map(({ openings }, at) => openings.map((opening) => asOpened(at, opening)));
  const [main, light] = [fields.slice(0, -1), fields.at(-1)!];
  const leastMain = Math.max(...main.map(leastOf), above ? 0 : transomFromTop);
  const leastLight = Math.max(leastOf(light), above ? transomFromTop : 0);
  return {
    main: Math.min(frame - leastLight, ...main.map((each) => Math.max(...each.map(({ max }) => max)))),
    light: new Map(light.map(({ opening, max }) => [opening, Math.min(frame - leastMain, max)])),
  };

  function asOpened(at: number, opening: OpeningCode) {
    const plain = defaultsOf(product, catalogue);
    const areas = plain.areas.map((area, i) => (i === at ? { ...area, opening } : area));
    const shape = shapeOf({ ...plain, areas }, catalogue);
    const [field] = shape.geometry.fields.filter(({ area }) => area === areas[at]!.id);
    return { opening, ...heightsByRule(field!, shape) };
  }
}

const leastOf = (opened: readonly { readonly min: number }[]): number => Math.min(...opened.map(({ min }) => min));
