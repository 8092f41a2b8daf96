import { z } from 'zod/mini';
import type { Shape } from '../configuration/geometry/shape';
import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { frameTable } from './frame-table';
import { framePrice, priceCellOf } from './product-quote';

const millimetres = z.int();

/** Where the price of a size changes: a shopper who sees it does not pay a step for one centimetre (windows-domain 8.1). */
export const PriceSteps = z.object({
  /** Up to this size the price stays. */
  width: millimetres,
  height: millimetres,
  /** How much more the frame costs one step wider or higher, net, minor units; null at the end of the table. */
  wider: z.nullable(z.int()),
  higher: z.nullable(z.int()),
  /** All steps in one direction, mm. */
  widths: z.array(millimetres),
  heights: z.array(millimetres),
});
export type PriceSteps = z.output<typeof PriceSteps>;

/** What is sold in one size has no steps, from stock or not; an assembly has those of its elements (STORE-07). */
export function priceStepsOf(shape: Shape, priceList: PriceList, shop: Shop): PriceSteps {
  const { stockProduct, assembly, ...size } = shape.configuration;
  if (stockProduct !== undefined || shape.product.fixedSize || assembly)
    return { width: size.width, height: size.height, wider: null, higher: null, widths: [], heights: [] };
  const { width, height, price, wider, higher } = priceCellOf(shape, priceList);
  const { widths, heights } = frameTable(shape, priceList);
  const now = framePrice(price, shape, priceList, shop);
  const more = (base: number | null) => (base === null ? null : framePrice(base, shape, priceList, shop) - now);
  return { width, height, wider: more(wider), higher: more(higher), widths, heights };
}
