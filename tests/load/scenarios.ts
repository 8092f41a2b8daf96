import { randomInt, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { drawingHeader } from '@fenestra/contracts/wire/rest-call';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import type { ShopProcess } from '../harness/shop-process';
import type { Answer, Shopper } from '../harness/shopper';
import type { Request } from './closed-loop';

/** What the shop is asked under load. Every request checks its answer, so that no speed is bought with a wrong one. */

const prague = 101;
const stockProducts = [1001, 1002, 1003, 1004, 1005, 1006];

/** So much that no order of the bench finds the shelf empty. */
export async function setStock(shop: ShopProcess): Promise<void> {
  const client = new Client({ connectionString: await shop.databaseUrl('stock') });
  await client.connect();
  await client.query('UPDATE stock_level SET on_hand = on_hand + 900000');
  await client.end();
}

export type Known = { readonly catalogue: Catalogue; readonly prices: PriceList; readonly random: () => number };

const between = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

function expectDone({ status, body }: Answer, what: string): void {
  if (status !== 200 || body['Err'] !== 0) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
}

/** What is changed in size: how it starts, its configurations in the shop, and a random size that it can have, mm. */
export type Sized = {
  readonly usual: Configuration;
  readonly ids: readonly string[];
  readonly anySize: (random: () => number) => Size;
};

export const usualWindow = (ids: readonly string[]): Sized => ({
  usual: initialConfiguration('OS1'),
  ids,
  anySize: (random) => ({ width: between(random, 700, 1200), height: between(random, 900, 1400) }),
});

/** The largest assembly: six elements are the most that is made, each of two sashes, together as wide as there is a price for. */
export const largest = ['ST2', 6, { width: 1400, height: 1400 }] as const;

/** Its sizes are those in which all elements are alike, so that it does not matter which size was before. */
export function largestAssembly(ids: readonly string[]): Sized {
  const [product, elements, size] = largest;
  const more = Array.from({ length: elements - 1 }, () => {
    return { kind: 'add-element', place: 'right', product, ...size } as const;
  });
  const usual = changedBy(initialConfiguration(product), { kind: 'size', ...size }, ...more);
  const couplings = usual.width - elements * size.width;
  return {
    usual,
    ids,
    anySize: (random) => ({
      width: elements * between(random, 1150, 1480) + couplings,
      height: between(random, 1100, 1400),
    }),
  };
}

/**
 * A random size of a random configuration; the price is calculated again, and the drawing's frame measured. `undrawn` asks as
 * the page does, which draws by itself.
 */
export function changeSize(
  shopper: Shopper,
  { usual, ids, anySize }: Sized,
  { catalogue, prices, random }: Known,
  { undrawn = false } = {},
): Request {
  const headers: Record<string, string> = undrawn ? { [drawingHeader]: 'none' } : {};
  const sizes = Array.from({ length: 500 }, () => priced(anySize(random), usual, catalogue, prices));
  return async () => {
    const { width, height, price } = sizes[between(random, 0, sizes.length - 1)]!;
    const confID = ids[between(random, 0, ids.length - 1)]!;
    const answer = await shopper.configurator('zmenRozmer', confID, { width, height }, headers);
    expectDone(answer, 'zmenRozmer');
    const { vyrobek } = answer.body['cena'] as { vyrobek: number };
    if (vyrobek !== price) throw new Error(`${width} × ${height} costs ${price}, the shop says ${vyrobek}`);
    if (undrawn) return;
    const svg = Buffer.from(answer.body['SVG'] as string, 'base64').toString();
    if (!svg.includes(`data-outer="${width}x${height}"`)) throw new Error(`not the drawing of ${width} × ${height}`);
  };
}

/** What the window costs in this size. Asked before the load: the answer would cost the machine as much as the shop's own. */
function priced(size: Size, usual: Configuration, catalogue: Catalogue, prices: PriceList): Size & { price: number } {
  const changed = applyChange({ kind: 'size', ...size }, usual, catalogue);
  if (!changed.ok) throw new Error(`${size.width} × ${size.height}: ${JSON.stringify(changed.details)}`);
  return { ...size, price: calculatePrice(changed.value, catalogue, prices, shopByCode('cs')).product / 100 };
}

/** Each client fills carts of its own, a new one after every ten lines. */
export function addToCart(shopper: Shopper, ids: readonly string[]): Request {
  const carts = new Map<number, string>();
  return async (client, nth) => {
    const cart = nth % 10 === 0 ? '' : (carts.get(client) ?? '');
    carts.set(client, await shopper.addConfigured(ids[(client + nth) % ids.length]!, cart));
  };
}

export function readCart(shopper: Shopper, carts: readonly string[]): Request {
  return async (client, nth) => {
    const answer = await shopper.cart('getCart', carts[(client * 7 + nth) % carts.length]!);
    expectDone(answer, 'getCart');
  };
}

export type ReadyCart = { readonly cart: string; readonly deposit: number };

/** A configured line, a stock line, pickup: everything but the order. */
export async function fillCart(shopper: Shopper, nth: number): Promise<ReadyCart> {
  const conf = await shopper.newConfiguration('OS1');
  const cart = await shopper.addConfigured(conf);
  expectDone(await shopper.addStock(cart, stockProducts[nth % stockProducts.length]), 'addItemToCart');
  const ready = await shopper.deliverTo(cart, prague);
  expectDone(ready, 'setTransit');
  return { cart, deposit: depositOf(ready) };
}

/** Takes one prepared cart after the other; it is an error to run out of them. */
export function placeOrder(shopper: Shopper, carts: ReadyCart[]): Request {
  return async () => {
    const ready = carts.pop();
    if (!ready) throw new Error('no prepared cart is left');
    await sendOrderOf(shopper, ready);
  };
}

/** From nothing to an order by transfer, as a shopper in a hurry does it. */
export function wholeCheckout(shopper: Shopper): Request {
  return async (client, nth) => sendOrderOf(shopper, await fillCart(shopper, client + nth));
}

/** By transfer, for a deposit, each by somebody else: what unpaid orders of one person may hold is bounded. */
export async function sendOrderOf(shopper: Shopper, { cart, deposit }: ReadyCart): Promise<void> {
  const answer = await shopper.sendOrder(cart, { platbaID: 'prevodem_0.3', zaloha: deposit, ...somebody() });
  expectDone(answer, 'newOrder');
}

/** E-mail and phone that nobody else has. */
export const somebody = () => ({
  kontaktEmail: `bench-${randomUUID()}@example.test`,
  kontaktTel: `6${String(randomInt(100_000_000)).padStart(8, '0')}`,
});

function depositOf({ body }: Answer): number {
  const { cena_sdph } = body['kosik_data'] as { cena_sdph: number };
  return Math.round(cena_sdph * 30) / 100;
}
