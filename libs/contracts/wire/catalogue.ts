import { Configuration } from '@fenestra/domain/configuration/configuration';
import { z } from 'zod/mini';
import { minorUnits, shopId } from '../fields';

/**
 * GET /api/products (decision): what the shop root lists. Product types with their default configuration and lowest net
 * price, stock products 1001 … with their net price and free pieces. Amounts are minor units of the shop's currency.
 */
export const ProductList = z.object({
  shopId,
  made: z.array(z.object({ product: z.string(), name: z.string(), configuration: Configuration, fromNet: minorUnits })),
  stock: z.array(
    z.object({ product: z.int(), name: z.string(), configuration: Configuration, net: minorUnits, available: z.int() }),
  ),
});
export type ProductList = z.output<typeof ProductList>;

/**
 * GET /api/catalogue/{version} (decision): the catalogue that a configuration names, as libs/domain/catalogue reads it, so
 * that the page can apply a change and draw it before the server answers. A version never changes: immutable, cacheable.
 */
export const cataloguePath = (version: string) => `/api/catalogue/${encodeURIComponent(version)}`;
export const productsPath = '/api/products';
