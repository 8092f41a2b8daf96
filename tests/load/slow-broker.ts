import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalBroker, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { kafkaClient } from '@fenestra/messaging/transport/kafka/kafka-client';
import { topics } from '@fenestra/messaging/transport/topics';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';
import { boundedBehindProxy, PassersBy } from './passers-by';
import { fillCart, type ReadyCart, sendOrderOf, setStock } from './scenarios';

/** The broker answers after ten seconds, for two minutes, while five orders a second come (issue 33, 2.3). */
const [frozenMs, thawedMs, slowMs, perSecond] = [10_000, 300, 120_000, 5];
const aims = { recordsPerEvent: 1.2, afterSlowMs: 60_000, afterKillMs: 30_000 };
const maxRecoveryMs = 180_000;
const services = ['orders', 'payments', 'stock', 'notifications', 'cart', 'configuration'];

/** Prints how many records the log has for each event, and how long the shop needs under load until the feed has every order. */
export async function printSlowBroker(): Promise<void> {
  const broker = await startLocalBroker();
  try {
    await using shop = await ShopProcess.start({ ...boundedBehindProxy, KAFKA_BROKERS: broker.brokers });
    const shopper = new PassersBy(shop.url, 'cs.localhost', 7, 32);
    await setStock(shop);
    const carts = await repeatSequentially(((slowMs + maxRecoveryMs) / 1_000) * perSecond, () => fillCart(shopper, 0));
    const ordering = new AbortController();
    const orders = orderSteadily(shopper, carts, ordering.signal);
    await sleep(5_000);
    await slowDown(broker);
    const afterSlow = await untilRecovered(shop);
    await broker.kill();
    await sleep(frozenMs);
    await broker.start();
    const afterKill = await untilRecovered(shop);
    ordering.abort();
    const failed = await orders;
    await untilRecovered(shop);
    const [records, events] = [await recordsOf(broker.brokers), await eventsOf(shop)];
    const ratio = records / events;
    const verdict = (isGood: boolean): string => (isGood ? 'ok' : 'missed');
    console.log(
      `slow broker: ${records} records for ${events} events (${ratio.toFixed(2)}, aim ${aims.recordsPerEvent}, ${verdict(ratio <= aims.recordsPerEvent)}); ${failed} orders failed`,
    );
    for (const [what, ms, aimMs] of [['slow', afterSlow, aims.afterSlowMs], ['killed for 10 s', afterKill, aims.afterKillMs]] as const)
      console.log(`the feed has every order ${(ms / 1_000).toFixed(1)} s after the broker was ${what} (aim ${aimMs / 1_000}, ${verdict(ms <= aimMs)})`); // prettier-ignore
    await shopper.close();
  } finally {
    await broker.stop();
  }
}

async function slowDown(broker: LocalBroker): Promise<void> {
  for (const end = performance.now() + slowMs; performance.now() < end; await sleep(thawedMs)) {
    broker.freeze();
    await sleep(frozenMs);
    broker.thaw();
  }
}

/** Returns how many orders failed. */
async function orderSteadily(shopper: PassersBy, carts: ReadyCart[], ended: AbortSignal): Promise<number> {
  const sent: Promise<boolean>[] = [];
  for (const began = performance.now(); !ended.aborted && carts.length > 0;) {
    await sleep(Math.max(0, began + (sent.length * 1_000) / perSecond - performance.now()));
    sent.push(sendOrderOf(shopper, carts.pop()!).then(() => false, () => true)); // prettier-ignore
  }
  return (await Promise.all(sent)).filter(Boolean).length;
}

/** Milliseconds until no order is older than two seconds that the feed does not show. */
async function untilRecovered(shop: ShopProcess): Promise<number> {
  const began = performance.now();
  const url = await shop.databaseUrl('orders');
  const sql = `SELECT count(*)::int AS missing FROM orders o WHERE placed_at < now() - interval '2 seconds'
    AND NOT EXISTS (SELECT FROM erp_event e WHERE e.data ->> 'orderId' = o.id::text AND e.type = 'shop.order.placed.v1')`;
  for (;;) {
    const [{ missing }] = await query<{ missing: number }>(url, sql);
    const ms = performance.now() - began;
    if (missing === 0 || ms > maxRecoveryMs) return ms;
    await sleep(500);
  }
}

async function recordsOf(brokers: string): Promise<number> {
  const admin = kafkaClient({ brokers, clientId: 'bench' }).admin();
  await admin.connect();
  const offsets = await Promise.all(topics.map((topic) => admin.fetchTopicOffsets(topic)));
  await admin.disconnect();
  return offsets.flat().reduce((sum, { high }) => sum + Number(high), 0);
}

async function eventsOf(shop: ShopProcess): Promise<number> {
  const counts = services.map(async (service) =>
    query<{ count: number }>(await shop.databaseUrl(service), 'SELECT count(*)::int AS count FROM outbox_sent'),
  );
  return (await Promise.all(counts)).reduce((sum, [{ count }]) => sum + count, 0);
}
