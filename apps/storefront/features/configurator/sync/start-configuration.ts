import { configurationOf, type Product } from '@fenestra/contracts/wire/product';
import { Err } from '@fenestra/contracts/wire/errors';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { entry } from '@fenestra/domain/configuration/shape';
import type { Size } from '@fenestra/domain/configuration/geometry';
import type { Refusal } from '@fenestra/domain/configuration/violation';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CallFailed } from '../../../lib/request';
import { callConfigurator } from '../../../lib/configurator-client';
import { callRest } from '../../../lib/rest-client';
import { readMillimetres } from '../../../lib/read-size';
import { readText, writeText } from '../../../lib/stored';
import { type Design, designInHand, earlierDesign, forgetEarlier, keepAsEarlier, takeInHand } from './design-in-hand';
import { beginReconfiguration, endReconfiguration } from './reconfiguration';
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

/** The size of the address could not be made, so the start took the nearest one, mm. */
export type OtherSize = { readonly wanted: Size; readonly taken: Size; readonly refusal: Refusal };
export type Started = { readonly product: Product; readonly otherSize: OtherSize | null };

/** What a start needs from outside. */
export type Surroundings = {
  readonly shop: Shop;
  readonly catalogueOf: (version: string) => Promise<Catalogue>;
};

/** Finds or makes the configuration that the address asks for, and reads it (CFGSTATE-01 to CFGSTATE-06). */
export async function startConfiguration(query: StartQuery, at: Surroundings): Promise<Started> {
  const { type, itemId, confId } = query;
  if (type === 'reconf' && itemId && confId) {
    await keepInReach(at.shop, ({ configurationId }) => configurationId === confId);
    beginReconfiguration({ itemId, confId });
    takeInHand({ configurationId: confId, productId: '' });
    return { product: await read(at.shop, confId), otherSize: null };
  }
  endReconfiguration();
  return query.productId
    ? startProduct(query.productId, query, at)
    : { product: await resume(at.shop), otherSize: null };
}

/** The stored id is reused for the same product, also when another one came between; else a new one is made (OPEN-Q-15). */
async function startProduct(productId: string, query: StartQuery, at: Surroundings): Promise<Started> {
  const { shop } = at;
  const same = (design: Design) => design.productId === productId;
  const stored = [designInHand(), earlierDesign()].find((design) => design && same(design));
  await keepInReach(shop, same);
  const alive = stored && (await readIfAlive(shop, stored.configurationId));
  if (alive) takeInHand(stored);
  const started = await inAskedSize(alive || (await create(shop, productId, query.sklad === 'true')), query, at);
  const { configurationId, product } = started.product;
  if (product.data.profile !== oldProfile || product.data.stock) return started;
  const { profile } = entry((await at.catalogueOf(started.product.catalogue)).products, product.data.code, 'product');
  const withProfile = await sendChange(shop, configurationId, { kind: 'profile', profile });
  return { ...started, product: withProfile };
}

/** Applies the size of the address, once: a reload of the same address keeps what was chosen since (CFGSTATE-05). */
async function inAskedSize(product: Product, query: StartQuery, { shop, catalogueOf }: Surroundings): Promise<Started> {
  const [width, height] = [readMillimetres(query.width ?? ''), readMillimetres(query.height ?? '')];
  const mark = `${product.configurationId} ${query.width}×${query.height}`;
  if (!width || !height || readText('session', 'asked-size') === mark) return { product, otherSize: null };
  const { change, otherSize } = nearestTo({ width, height }, product, await catalogueOf(product.catalogue));
  const sized = change ? await sendChange(shop, product.configurationId, change) : product;
  writeText('session', 'asked-size', mark);
  return { product: sized, otherSize };
}

/** The change to that size, or to the nearest that can be made; none for a product of fixed size. */
function nearestTo(wanted: Size, product: Product, catalogue: Catalogue) {
  const asked: Change = { kind: 'size', ...wanted };
  const outcome = applyChange(asked, configurationOf(product), catalogue);
  if (outcome.ok) return { change: asked, otherSize: null };
  const refusal = outcome.details as unknown as Refusal;
  const change = refusal.repairs
    .flatMap((repair) => (repair.length === 1 ? repair : []))
    .find((each) => each.kind === 'size');
  const { width, height } = change ?? product;
  return { change, otherSize: { wanted, taken: { width, height }, refusal } };
}

async function resume(shop: Shop): Promise<Product> {
  const stored = designInHand();
  return (stored && (await readIfAlive(shop, stored.configurationId))) || create(shop, usualProduct, false);
}

/** A design that somebody has worked on is not lost when another one begins. */
async function keepInReach(shop: Shop, isTheNext: (design: Design) => boolean): Promise<void> {
  const earlier = earlierDesign();
  if (earlier && isTheNext(earlier)) forgetEarlier();
  const design = designInHand();
  if (!design || isTheNext(design)) return;
  const product = await designInProgress(shop);
  if (!product) return;
  const { width, height } = product;
  keepAsEarlier({ ...design, name: product.product.data.name, width, height });
}

/** The design in hand, if somebody has worked on it. */
export async function designInProgress(shop: Shop): Promise<Product | null> {
  const design = designInHand();
  const product = design && (await readIfAlive(shop, design.configurationId));
  return product && product.revision !== untouched ? product : null;
}

/** Takes a working configuration of a saved one in hand; a design in progress becomes the earlier one (SAVE-10). */
export async function takeSaved(shop: Shop, configurationId: string): Promise<void> {
  endReconfiguration();
  await keepInReach(shop, (design) => design.configurationId === configurationId);
  takeInHand({ configurationId, productId: '' });
}

/** Revision of a configuration that nothing has changed. */
const untouched = 1;

/** Takes the earlier design in hand again; the present one becomes the earlier. */
export async function backToEarlier(shop: Shop): Promise<void> {
  const earlier = earlierDesign();
  if (!earlier) return;
  endReconfiguration();
  await keepInReach(shop, ({ configurationId }) => configurationId === earlier.configurationId);
  takeInHand(earlier);
}

async function create(shop: Shop, product: string, stock: boolean): Promise<Product> {
  const { configurationId } = await callRest('newConfiguration', { body: { product, shopId: shop.id, stock } });
  takeInHand({ configurationId, productId: product });
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
