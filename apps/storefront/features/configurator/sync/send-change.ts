import type { Product } from '@fenestra/contracts/wire/product';
import { changes } from '@fenestra/contracts/wire/changes';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Shop } from '@fenestra/domain/shop/shops';
import { callConfigurator, type ConfiguratorKeys } from '../../../lib/network/configurator-client';

/** Asks the server for one change; the answer is the whole product, which replaces the state (CFGSTATE-02). */
export function sendChange(
  shop: Shop,
  configurationId: string,
  change: Change,
  keys?: ConfiguratorKeys,
): Promise<Product> {
  return callConfigurator(changes[change.kind].akce, { shopId: shop.id, configurationId, change }, keys);
}
