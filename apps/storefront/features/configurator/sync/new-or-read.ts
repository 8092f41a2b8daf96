import { Err } from '@fenestra/contracts/wire/errors';
import type { Product } from '@fenestra/contracts/wire/product';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import type { Shop } from '@fenestra/domain/shop/shops';
import { callConfigurator } from '../../../lib/network/configurator-client';
import { CallFailed } from '../../../lib/network/request';
import { callerOf } from '../../../lib/network/rest-client';
import { setCurrentDesign } from './current-design';

/** A new configuration of a product, which is in hand from then on (CFGSTATE-01). */
export const createConfiguration = (shop: Shop, product: string, stock: boolean): Promise<Product> =>
  begin(shop, { product, stock });

/** A new configuration that is as another one, which stays as it is; it is in hand from then on. */
export const copyConfiguration = (shop: Shop, copyOf: string): Promise<Product> =>
  begin(shop, { product: '', stock: false, copyOf });

async function begin(shop: Shop, as: { product: string; stock: boolean; copyOf?: string }): Promise<Product> {
  const { configurationId } = await callerOf(configuratorCalls)('newConfiguration', {
    body: { ...as, shopId: shop.id },
  });
  setCurrentDesign({ configurationId, productId: as.product });
  return read(shop, configurationId);
}

export const read = (shop: Shop, configurationId: string) =>
  callConfigurator('getVyrobek', { shopId: shop.id, configurationId });

/** Null when the configuration is unknown, expired or of another shop. */
export async function readIfAlive(shop: Shop, configurationId: string): Promise<Product | null> {
  try {
    return await read(shop, configurationId);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === Err.configurationUnknown) return null;
    throw failure;
  }
}
