import type { Product } from '@fenestra/contracts/wire/product';
import { Err } from '@fenestra/contracts/wire/errors';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CallFailed } from '../../../lib/request';
import { callConfigurator } from '../../../lib/configurator-client';
import { callRest } from '../../../lib/rest-client';
import { forget, readStored, readText, writeStored, writeText } from '../../../lib/stored';
import { sendChange } from './send-change';

/** Query fields of a start (OPEN-Q-03, OPEN-Q-41). */
export type StartQuery = {
  productId?: string | undefined;
  sklad?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  type?: string | undefined;
  itemId?: string | undefined;
  confId?: string | undefined;
};

/** The window that the shop root offers first; also what a start without any memory begins with. */
const usualProduct = 'OS1';
/** CFGSTATE-04: the old stock execution is not made to measure. */
const oldProfile = 21;
const defaultProfile = 222915;

/** The cart line that is being changed (CFGSTATE-08); a start without `type=reconf` forgets it (SHELL-03, SHELL-04). */
export type Reconfiguration = { readonly itemId: string; readonly confId: string };

export function reconfiguration(): Reconfiguration | null {
  const stored = readStored('session', 'reconfiguration') as Partial<Reconfiguration> | null;
  return stored?.itemId && stored.confId ? { itemId: stored.itemId, confId: stored.confId } : null;
}

export const endReconfiguration = () => forget('session', 'reconfiguration');

/** Finds or makes the configuration that the address asks for, and reads it (CFGSTATE-01 to CFGSTATE-06). */
export async function startConfiguration(shop: Shop, query: StartQuery): Promise<Product> {
  const { type, itemId, confId } = query;
  if (type === 'reconf' && itemId && confId) {
    writeStored('session', 'reconfiguration', { itemId, confId });
    remember(confId, '');
    return read(shop, confId);
  }
  endReconfiguration();
  return query.productId ? startProduct(shop, query.productId, query) : resume(shop);
}

/** The stored id is reused for the same product; another product makes a new one (OPEN-Q-15). */
async function startProduct(shop: Shop, productId: string, query: StartQuery): Promise<Product> {
  const stored = readText('session', 'productId') === productId ? readText('session', 'configurationId') : null;
  const product = await ((stored && (await readIfAlive(shop, stored))) ||
    create(shop, productId, query.sklad === 'true'));
  const [width, height] = [Number(query.width), Number(query.height)];
  const { configurationId } = product;
  const sized =
    width > 0 && height > 0 ? await sendChange(shop, configurationId, { kind: 'size', width, height }) : product;
  const { profile, stock } = sized.product.data;
  return profile === oldProfile && !stock
    ? sendChange(shop, configurationId, { kind: 'profile', profile: defaultProfile })
    : sized;
}

async function resume(shop: Shop): Promise<Product> {
  const stored = readText('session', 'configurationId');
  return (stored && (await readIfAlive(shop, stored))) || create(shop, usualProduct, false);
}

async function create(shop: Shop, product: string, stock: boolean): Promise<Product> {
  const { configurationId } = await callRest('newConfiguration', { body: { product, shopId: shop.id, stock } });
  remember(configurationId, product);
  return read(shop, configurationId);
}

const read = (shop: Shop, configurationId: string) =>
  callConfigurator('getVyrobek', { shopId: shop.id, configurationId });

/** Null when the configuration is unknown, expired or of another shop. */
async function readIfAlive(shop: Shop, configurationId: string): Promise<Product | null> {
  try {
    return await read(shop, configurationId);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === Err.configurationUnknown) return null;
    throw failure;
  }
}

/** CFGSTATE-07 */
function remember(configurationId: string, productId: string): void {
  writeText('session', 'configurationId', configurationId);
  writeText('session', 'productId', productId);
}
