import { currentDesign, earlierDesigns } from './current-design';

/** What asks for another look than the usual one. */
const otherwise = ['width', 'height', 'type', 'copyOf', 'configuration'];

/** The products whose design this tab has already: an address goes on with it (OPEN-Q-15). */
export const productsInTab = (): (string | undefined)[] =>
  [currentDesign(), ...earlierDesigns()].map((design) => design?.productId);

/** The product that an address begins anew as it usually starts, which looks before its configuration is made as it does after. */
export function prefetchedProduct(search: URLSearchParams, inTab: readonly (string | undefined)[]): string | null {
  const product = search.get('productId');
  const looksOther = otherwise.some((name) => search.has(name)) || search.get('sklad') === 'true';
  return !product || looksOther || inTab.includes(product) ? null : product;
}

export const pictureOfProduct = (product: string): string => `/api/drawing/product/${encodeURIComponent(product)}.svg`;
