import { configurationOf, type Product } from '@fenestra/contracts/wire/product';
import type { MigratedConfiguration } from '@fenestra/domain/configuration/changes/migrate-to-catalogue';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { sizeRepairs } from '@fenestra/domain/configuration/repairs/size-repairs';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import type { Shop } from '@fenestra/domain/shop/shops';
import { parseMillimetres } from '../../../lib/format/parse-size';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import type { Rules } from './rules';
import { sendChange } from './send-change';

/** The size of the address could not be made, so the start took the nearest one, mm. */
export type OtherSize = { readonly wanted: Size; readonly taken: Size; readonly refusal: Refusal };
export type Started = {
  readonly product: Product;
  readonly otherSize: OtherSize | null;
  /** Parts of what was copied that are not made any more, and were chosen anew. */
  readonly repaired?: MigratedConfiguration['repaired'];
};

/** What a start needs from outside. */
export type Surroundings = {
  readonly shop: Shop;
  /** Those of a catalogue version. */
  readonly rulesOf: (version: string) => Promise<Rules>;
};

type AskedSize = { readonly width?: string | undefined; readonly height?: string | undefined };

/** Configurations of which it is known which size of an address they took last: that in hand and those that stay reachable. */
const mostMarks = 4;

/** Applies the size of the address, once: a reload of the same address keeps what was chosen since (CFGSTATE-05). */
export async function withRequestedSize(product: Product, asked: AskedSize, at: Surroundings): Promise<Started> {
  const [width, height] = [parseMillimetres(asked.width ?? ''), parseMillimetres(asked.height ?? '')];
  const own = `${product.configurationId} `;
  const mark = `${own}${asked.width}×${asked.height}`;
  const marks = [readStored('session', 'asked-sizes') ?? []].flat().map(String);
  if (!width || !height || marks.includes(mark)) return { product, otherSize: null };
  const started = await withSize({ width, height }, product, at);
  const others = marks.filter((each) => !each.startsWith(own));
  writeStored('session', 'asked-sizes', [mark, ...others].slice(0, mostMarks));
  return started;
}

/** Takes that size, or the nearest that can be made, and tells which. */
export async function withSize(wanted: Size, product: Product, { shop, rulesOf }: Surroundings): Promise<Started> {
  const { change, otherSize } = nearestTo(wanted, product, await rulesOf(product.catalogue));
  const sized = change ? await sendChange(shop, product.configurationId, change) : product;
  return { product: sized, otherSize };
}

/** The change to that size, or to the nearest that can be made; none for a product of fixed size. */
function nearestTo(wanted: Size, product: Product, rules: Rules) {
  const asked = rules.toSize(wanted, configurationOf(product));
  const outcome = rules.apply(asked, configurationOf(product));
  if (outcome.ok) return { change: asked, otherSize: null };
  const refusal = outcome.details as unknown as Refusal;
  const [change] = sizeRepairs(refusal.repairs);
  const { width, height } = change ?? product;
  return { change, otherSize: { wanted, taken: { width, height }, refusal } };
}
