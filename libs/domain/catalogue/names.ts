import type { ShopCode } from '../shop/shops';
import type { Names } from './catalogue';

/** The text for a shop; Austria reads the German one where it has none of its own (OPEN-Q-22). */
export function nameIn(names: Names, shop: ShopCode): string {
  return shop === 'at' ? (names.at ?? names.de) : names[shop];
}
