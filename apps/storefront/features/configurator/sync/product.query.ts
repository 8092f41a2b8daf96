import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Product } from '@fenestra/contracts/wire/product';

/** The product in hand; only answers of changes fill it. */
export const productQuery = (configurationId: string | undefined) =>
  queryOptions<Product>({
    queryKey: ['product', configurationId],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
