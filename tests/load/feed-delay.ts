import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopProcess } from '../shop/shop-process';
import type { Shopper } from '../shop/shopper';
import { fillCart } from './scenarios';

const aimMs = 60;

type Event = { readonly type: string; readonly subject?: string; readonly data: { readonly orderId: string } };

/** Time from the answer to an order until its event can be read at the ERP feed, at a steady rate of orders. */
export async function measureFeedDelay(
  shop: ShopProcess,
  shopper: Shopper,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<string> {
  const carts = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) carts.push(await fillCart(shopper, nth));
  const answered = new Map<string, number>();
  const readable = new Map<string, number>();
  const stop = new AbortController();
  const reading = readFeed(shop, shopper, readable, stop.signal);

  const began = performance.now();
  const orders = carts.map(async ({ cart, deposit }, nth) => {
    await sleep(Math.max(0, began + (nth * 1_000) / perSecond - performance.now()));
    const { body } = await shopper.sendOrder(cart, { platbaID: 'prevodem_0.3', zaloha: deposit });
    answered.set(body['objednavkaID'] as string, performance.now());
  });
  await Promise.all(orders);
  for (const deadline = performance.now() + 10_000; readable.size < answered.size && performance.now() < deadline;)
    await sleep(50);
  stop.abort();
  await reading;

  const delays = [...answered]
    .map(([id, at]) => Math.max(0, (readable.get(id) ?? Infinity) - at))
    .sort((a, b) => a - b);
  const at = (share: number): string => (delays[Math.floor(delays.length * share)] ?? NaN).toFixed(0);
  const verdict = Number(at(0.99)) <= aimMs ? 'ok' : 'missed';
  return `order to ERP feed at ${perSecond}/s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (aim ${aimMs}, ${verdict}), ${delays.length} orders`;
}

/** Follows the feed from its present end, as an integrator does: ask again with the cursor of the last answer. */
async function readFeed(
  shop: ShopProcess,
  shopper: Shopper,
  readable: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  const authorization = `Bearer ${await shop.erpToken()}`;
  let cursor = '';
  while (!signal.aborted) {
    const after = cursor && `&after=${encodeURIComponent(cursor)}`;
    const { body } = await shopper.get(`/erp/v1/events?limit=500&wait=1${after}`, { authorization });
    const now = performance.now();
    cursor = body['next'] as string;
    for (const { type, data } of body['events'] as Event[])
      if (type === 'shop.order.placed.v1') readable.set(data.orderId, now);
  }
}
