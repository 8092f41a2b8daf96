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
  const feed = await Feed.atItsEnd(shop, shopper);
  const reading = feed.follow(readable, stop.signal);

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

/** Reads the feed as an integrator does: asks again with the cursor of the last answer. */
class Feed {
  private cursor = '';

  private constructor(
    private readonly shopper: Shopper,
    private readonly token: string,
  ) {}

  static async atItsEnd(shop: ShopProcess, shopper: Shopper): Promise<Feed> {
    const feed = new Feed(shopper, await shop.erpToken());
    while ((await feed.next(0)).length > 0);
    return feed;
  }

  async follow(readable: Map<string, number>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const events = await this.next(1);
      const now = performance.now();
      for (const { type, data } of events) if (type === 'shop.order.placed.v1') readable.set(data.orderId, now);
    }
  }

  private async next(waitSeconds: number): Promise<Event[]> {
    const after = this.cursor && `&after=${encodeURIComponent(this.cursor)}`;
    const authorization = `Bearer ${this.token}`;
    const { body } = await this.shopper.get(`/erp/v1/events?limit=500&wait=${waitSeconds}${after}`, { authorization });
    this.cursor = body['next'] as string;
    return body['events'] as Event[];
  }
}
