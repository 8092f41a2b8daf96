import type { Product } from '@fenestra/contracts/wire/product';
import type { Shop } from '@fenestra/domain/shop/shops';
import { withRequestedSize, type Started, type Surroundings } from './requested-size';
import { inTime } from '../../../lib/loading/chunk';
import { type CopyQuery, isCopied } from './copy-query';
import {
  type Design,
  currentDesign,
  earlierDesigns,
  removeEarlierDesigns,
  isInCart,
  storeEarlierDesign,
  setCurrentDesign,
} from './current-design';
import { copyConfiguration, createConfiguration, readIfAlive } from './new-or-read';
import { beginReconfiguration, endReconfiguration, type Reconfiguration, reconfiguration } from './reconfiguration';
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
} & CopyQuery;

/** The window that the shop root offers first; also what a start without any memory begins with. */
const usualProduct = 'OS1';
/** CFGSTATE-04: the old stock execution is not made to measure. */
const oldProfile = 21;

/** Finds or makes the configuration that the address asks for, and reads it (CFGSTATE-01 to CFGSTATE-06). */
export async function startConfiguration(query: StartQuery, at: Surroundings): Promise<Started> {
  const { type, itemId, confId } = query;
  if (type === 'reconf' && itemId && confId)
    return { product: await startOfLine({ itemId, confId }, at.shop), otherSize: null };
  endReconfiguration();
  if (query.productId) return startProduct(query.productId, query, at);
  if (!query.copyOf || isCopied(query)) return { product: await resume(at.shop), otherSize: null };
  await keepInReach(at.shop, ({ configurationId }) => configurationId === query.copyOf);
  const { startCopy } = await inTime(() => import('./start-copy'));
  return startCopy(query.copyOf, query, at);
}

/**
 * A cart line is changed in a copy: it stays as it is until the copy takes its place (decision 101). A reload goes on with the
 * copy; whoever comes from the cart gets the line, also one who left changes of it unsaved.
 */
async function startOfLine(line: Reconfiguration, shop: Shop): Promise<Product> {
  const begun = reconfiguration();
  const isSame = begun?.itemId === line.itemId && begun.confId === line.confId;
  const inHand = isSame ? currentDesign() : null;
  const goesOn = inHand && !cameByLink() && (await readIfAlive(shop, inHand.configurationId));
  if (goesOn) return goesOn;
  await keepInReach(shop, ({ configurationId }) => configurationId === inHand?.configurationId);
  const copy = await copyConfiguration(shop, line.confId);
  beginReconfiguration(line);
  return copy;
}

/**
 * The stored id is reused for the same product, also when another one came between; else a new one is made (OPEN-Q-15). A design
 * that became another product by its openings, or went into the cart, is kept by a reload only: who asks for an OS1 gets no fixed
 * window, and not once more what has been added.
 */
async function startProduct(productId: string, query: StartQuery, at: Surroundings): Promise<Started> {
  const { shop } = at;
  const stored = [currentDesign(), ...earlierDesigns()].find((design) => design?.productId === productId);
  const alive = stored && (await readIfAlive(shop, stored.configurationId));
  const isOver = alive && cameByLink() && (isInCart(alive) || !isStill(alive, productId));
  const goesOn = isOver ? null : alive;
  await keepInReach(shop, ({ configurationId }) => configurationId === goesOn?.configurationId);
  if (stored && goesOn) setCurrentDesign(stored);
  const started = await withRequestedSize(
    goesOn || (await createConfiguration(shop, productId, query.sklad === 'true')),
    query,
    at,
  );
  const { configurationId, product } = started.product;
  if (product.data.profile !== oldProfile || product.data.stock) return started;
  const profile = (await at.rulesOf(started.product.catalogue)).usualProfileOf(product.data.code);
  const withProfile = await sendChange(shop, configurationId, { kind: 'profile', profile });
  return { ...started, product: withProfile };
}

function isStill({ product: { data } }: Product, productId: string): boolean {
  return productId === (data.stockProduct === null ? data.code : String(data.stockProduct));
}

/** Not by reload, Back or Forward, which keep what was made here. */
function cameByLink(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !arrival || arrival.type === 'navigate';
}

async function resume(shop: Shop): Promise<Product> {
  const stored = currentDesign();
  return (
    (stored && (await readIfAlive(shop, stored.configurationId))) || createConfiguration(shop, usualProduct, false)
  );
}

/** A design that somebody has worked on is not lost when another one begins. */
async function keepInReach(shop: Shop, isTheNext: (design: Design) => boolean): Promise<void> {
  removeEarlierDesigns(isTheNext);
  const design = currentDesign();
  if (!design || isTheNext(design)) return;
  const product = await designInProgress(shop);
  if (!product) return;
  const { width, height } = product;
  storeEarlierDesign({ ...design, name: product.product.data.name, width, height });
}

/** The design in hand, if somebody has worked on it and it is not in the cart as it is. */
export async function designInProgress(shop: Shop): Promise<Product | null> {
  const design = currentDesign();
  const product = design && (await readIfAlive(shop, design.configurationId));
  return product && product.revision !== untouched && !isInCart(product) ? product : null;
}

/** Takes a working configuration of a saved one in hand; a design in progress becomes the earlier one (SAVE-10). */
export async function takeSaved(shop: Shop, configurationId: string): Promise<void> {
  endReconfiguration();
  await keepInReach(shop, (design) => design.configurationId === configurationId);
  setCurrentDesign({ configurationId, productId: '' });
}

/** Revision of a configuration that nothing has changed. */
const untouched = 1;

/** Takes an earlier design in hand again; the present one becomes an earlier one. */
export async function backToEarlier(shop: Shop, wanted: string): Promise<void> {
  const earlier = earlierDesigns().find(({ configurationId }) => configurationId === wanted);
  if (!earlier) return;
  endReconfiguration();
  await keepInReach(shop, ({ configurationId }) => configurationId === wanted);
  setCurrentDesign(earlier);
}
