import { z } from 'zod/mini';
import { previewChange } from '../configuration/apply-change';
import type { Configuration } from '../configuration/configuration';
import type { Shape } from '../configuration/geometry/shape';
import { isViolation } from '../configuration/rules/violation';
import type { Shop } from '../shop/shops';
import { frameTable } from './frame-table';
import type { PriceList } from './price-list';
import { lastOfSamePrice } from './price-cell';
import { calculatePrice } from './calculate-price';

const millimetres = z.int();

/** Where the price of a size changes: a shopper who sees it does not pay a step for one centimetre (windows-domain 8.1). */
export const PriceSteps = z.object({
  /** The largest size that can be made and to which the price stays. */
  width: millimetres,
  height: millimetres,
  /** Where glass or accessories go by the size: then the price of the frame alone stays. */
  frameOnly: z.optional(z.literal(true)),
  /** How much more one step wider or higher costs, net, minor units; null where that is not made, or does not cost more. */
  wider: z.nullable(z.int()),
  higher: z.nullable(z.int()),
  /** All steps in one direction, mm. */
  widths: z.array(millimetres),
  heights: z.array(millimetres),
});
export type PriceSteps = z.output<typeof PriceSteps>;

/** What is sold in one size has no steps, from stock or not; an assembly has those of its elements (STORE-07). */
export function priceStepsOf(shape: Shape, priceList: PriceList, shop: Shop): PriceSteps {
  const { configuration, catalogue, product } = shape;
  const { stockProduct, assembly, width, height } = configuration;
  if (stockProduct !== undefined || product.fixedSize || assembly)
    return { width, height, wider: null, higher: null, widths: [], heights: [] };
  const sized = (wide: number, high: number): Configuration | null => {
    const made = previewChange({ kind: 'size', width: wide, height: high }, configuration, catalogue);
    return isViolation(made) ? null : made;
  };
  const total = (made: Configuration) => calculatePrice(made, catalogue, priceList, shop).total;
  const now = total(configuration);
  const more = (made: Configuration | null) => {
    const by = made ? total(made) - now : 0;
    return by > 0 ? by : null;
  };

  const table = frameTable(shape, priceList);
  const last = lastOfSamePrice(table, width, height);
  const widest = largest(width, last.width, (wide) => sized(wide, height) !== null);
  const highest = largest(height, last.height, (high) => sized(widest, high) !== null);
  return {
    width: widest,
    height: highest,
    ...(total(sized(widest, highest) ?? configuration) !== now && { frameOnly: true }),
    wider: more(sized(widest + 1, height)),
    higher: more(sized(width, highest + 1)),
    widths: table.widths,
    heights: table.heights,
  };
}

/** The largest whole number that can be made, from one that can. */
function largest(from: number, to: number, canBeMade: (size: number) => boolean): number {
  if (from === to || canBeMade(to)) return to;
  let [made, refused] = [from, to];
  while (refused - made > 1) {
    const middle = Math.floor((made + refused) / 2);
    if (canBeMade(middle)) made = middle;
    else refused = middle;
  }
  return made;
}
