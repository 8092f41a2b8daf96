import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { partitionsPerTopic } from '@fenestra/messaging/transport/topics';
import type { RunningShop } from '../harness/running-shop';
import type { Shopper } from '../harness/shopper';
import { fillCart, somebody } from './scenarios';

/** Order ids with the moment, on the clock of `performance.now()`, at which something was seen of them. */
type Seen = Map<string, number>;
type Rate = { readonly perSecond: number; readonly seconds: number };

/** Somebody who notes when the event of an order can be read. */
export type Witness = { readonly name: string; readonly aimMs: number; readonly seen: Seen; stop(): Promise<void> };

/** Time from the answer to an order until its event can be read, at a steady rate of orders; a line for each witness. */
export async function measureEventDelay(
  shopper: Shopper,
  { perSecond, seconds }: Rate,
  witnesses: readonly Witness[],
): Promise<string> {
  const answered = await orderSteadily(shopper, { perSecond, seconds });
  const everywhere = (): boolean => witnesses.every(({ seen }) => [...answered.keys()].every((id) => seen.has(id)));
  for (const deadline = performance.now() + 10_000; !everywhere() && performance.now() < deadline;) await sleep(50);
  await Promise.all(witnesses.map((witness) => witness.stop()));
  return witnesses
    .map(({ name, aimMs, seen }) => {
      const delays = [...answered]
        .map(([id, at]) => Math.max(0, (seen.get(id) ?? Infinity) - at))
        .sort((a, b) => a - b);
      const at = (share: number): string => (delays[Math.floor(delays.length * share)] ?? NaN).toFixed(0);
      const verdict = Number(at(0.99)) <= aimMs ? 'ok' : 'missed';
      return `order to ${name} at ${perSecond}/s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (aim ${aimMs}, ${verdict}), ${delays.length} orders`;
    })
    .join('\n');
}

async function orderSteadily(shopper: Shopper, { perSecond, seconds }: Rate): Promise<Seen> {
  const carts = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) carts.push(await fillCart(shopper, nth));
  const answered: Seen = new Map();
  const began = performance.now();
  const orders = carts.map(async ({ cart, deposit }, nth) => {
    await sleep(Math.max(0, began + (nth * 1_000) / perSecond - performance.now()));
    const { body } = await shopper.sendOrder(cart, { platbaID: 'prevodem_0.3', zaloha: deposit, ...somebody() });
    answered.set(body['objednavkaID'] as string, performance.now());
  });
  await Promise.all(orders);
  return answered;
}

type Event = { readonly type: string; readonly data: { readonly orderId: string } };
const placed = 'shop.order.placed.v1';

/** Reads the feed from its end as an integrator does: asks again with the cursor of the last answer. */
export async function watchFeed(shop: RunningShop, shopper: Shopper, aimMs: number): Promise<Witness> {
  const authorization = `Bearer ${await shop.erpToken()}`;
  let cursor = '';
  const next = async (waitSeconds: number): Promise<Event[]> => {
    const after = cursor && `&after=${encodeURIComponent(cursor)}`;
    const { body } = await shopper.get(`/erp/v1/events?limit=500&wait=${waitSeconds}${after}`, { authorization });
    cursor = body['next'] as string;
    return body['events'] as Event[];
  };
  while ((await next(0)).length > 0);
  const seen: Seen = new Map();
  let stopping = false;
  const reading = (async () => {
    while (!stopping) {
      const events = await next(1);
      const now = performance.now();
      for (const { type, data } of events) if (type === placed) seen.set(data.orderId, now);
    }
  })();
  const stop = (): Promise<void> => {
    stopping = true;
    return reading;
  };
  return { name: 'ERP feed', aimMs, seen, stop };
}

/** Reads the topic of orders from its end with a foreign client. */
export async function watchKafka(brokers: string, kcat: string, aimMs: number): Promise<Witness> {
  const child = spawn(kcat, ['-b', brokers, '-C', '-t', 'shop.order.v1', '-o', 'end', '-u', '-J'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let ends = 0;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('Reached end of topic') && ++ends === partitionsPerTopic) resolve();
    });
    child.once('error', reject).once('exit', (code) => reject(new Error(`kcat ended with ${code}`)));
  });
  const seen: Seen = new Map();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const now = performance.now();
    const { key, headers } = JSON.parse(line) as { key: string; headers: string[] };
    if (headers.includes(placed)) seen.set(key, now);
  });
  const stop = (): Promise<void> => {
    child.kill();
    return gone;
  };
  return { name: 'Kafka', aimMs, seen, stop };
}
