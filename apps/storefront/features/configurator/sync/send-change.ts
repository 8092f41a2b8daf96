import type { Product } from '@fenestra/contracts/wire/product';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Shop } from '@fenestra/domain/shop/shops';
import { askConfigurator } from '../../../lib/configurator-client';

/** Changes that this page makes; the others belong to dialogs that come with them. */
export type PageChange = Extract<Change, { kind: 'size' | 'field-sizes' | 'opening' | 'profile' }>;

/** Asks the server for one change; the answer is the whole product, which replaces the state (CFGSTATE-02). */
export function sendChange(
  shop: Shop,
  configurationId: string,
  change: PageChange,
  changeId: string,
): Promise<Product> {
  const frame = { shopId: shop.id, configurationId };
  switch (change.kind) {
    case 'size':
      return askConfigurator('zmenRozmer', { ...frame, width: change.width, height: change.height }, changeId);
    case 'field-sizes':
      return askConfigurator('zmenDetailRozmer', { ...frame, fields: change.fields }, changeId);
    case 'opening':
      return askConfigurator('zmenOtevirani', { ...frame, areas: change.areas, opening: change.opening }, changeId);
    case 'profile':
      return askConfigurator('zmenProfil', { ...frame, profile: change.profile }, changeId);
  }
}
