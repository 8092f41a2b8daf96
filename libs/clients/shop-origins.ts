import { shopById, type ShopId } from '@fenestra/domain/shop/shops';
import { readShopsFile } from './shops-file';
import type { ShopSettings } from './shop-settings';

/** Where each storefront lives, from configuration alone: never from what a request says about itself. */
export function readOrigins({
  SHOPS_FILE,
  PORT,
}: Pick<ShopSettings, 'SHOPS_FILE' | 'PORT'>): (shopId: ShopId) => string {
  const rows = readShopsFile(SHOPS_FILE);
  return (shopId) => {
    const { code } = shopById(shopId);
    return rows[code]?.origin ?? `http://${code}.localhost:${PORT}`;
  };
}
