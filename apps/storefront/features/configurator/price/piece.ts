import type { Product } from '@fenestra/contracts/wire/product';
import type { Priced } from '../../../components/breakdown/breakdown-table';
import { lineTitle } from '../../../lib/format/line-title';
import { useConfiguration } from '../sync/configuration-context';

/** What one piece costs without VAT (STEP-06, STEP-08): product, accessories and handle. */
export const pieceNet = ({ price }: Product): number => price.product + price.accessories + price.handle;

export const usePieceNet = (): number => pieceNet(useConfiguration().product);

/** The product as it is priced now, for its breakdown. */
export function usePriced(): Priced {
  const { product } = useConfiguration();
  const title = lineTitle(product.product.data.name, product);
  return { title, parts: product.price.parts, hasHandle: product.handleName !== null };
}
