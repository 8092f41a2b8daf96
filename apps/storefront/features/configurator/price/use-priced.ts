import type { Priced } from '../../../components/breakdown/breakdown';
import { lineTitle } from '../../../lib/line-title';
import { useConfiguration } from '../sync/configuration-context';

/** The product as it is priced now, for its breakdown. */
export function usePriced(): Priced {
  const { product } = useConfiguration();
  const title = lineTitle(product.product.data.name, product);
  return { title, parts: product.price.parts, hasHandle: product.handleName !== null };
}
