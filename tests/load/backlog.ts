import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ShopProcess } from '../harness/shop-process';

const drainWithinMs = 10_000;

type Sample = { readonly outbox: number; readonly mails: number };

/** What the shop still has to do: events not yet relayed, orders without their mail. Sampled every second under load. */
export class Backlog {
  private readonly samples: Sample[] = [];
  private longestMs = 0;
  private readonly sampling: NodeJS.Timeout;

  private constructor(
    private readonly orders: Client,
    private readonly notifications: Client,
    private readonly shop: ShopProcess,
  ) {
    this.sampling = setInterval(() => void this.sample().then((sample) => this.samples.push(sample)), 1_000);
  }

  static async watch(shop: ShopProcess): Promise<Backlog> {
    const [orders, notifications] = await Promise.all(['orders', 'notifications'].map((name) => open(shop, name)));
    return new Backlog(orders!, notifications!, shop);
  }

  /** Waits until nothing is left, so that the next measurement begins with a shop at rest. */
  async drain(): Promise<void> {
    const began = performance.now();
    let left = await this.sample();
    while (left.outbox + left.mails > 0 && performance.now() - began < drainWithinMs * 6) {
      await sleep(50);
      left = await this.sample();
    }
    this.longestMs = Math.max(this.longestMs, performance.now() - began);
  }

  /** How much there was at the most, and how long it took to drain after the load. */
  report(): string {
    clearInterval(this.sampling);
    const most = (pick: (sample: Sample) => number): number => Math.max(0, ...this.samples.map(pick));
    const verdict = this.longestMs <= drainWithinMs ? 'ok' : 'missed';
    return `\nbacklog under load: at most ${most(({ outbox }) => outbox)} events, ${most(({ mails }) => mails)} mails; drained ${(this.longestMs / 1_000).toFixed(1)} s after it at the latest (aim 10 s, ${verdict})`;
  }

  /** Orders, their events and their mails, by three witnesses. */
  async balance(): Promise<string> {
    await this.drain();
    const orders = await count(this.orders, 'SELECT count(*) FROM orders');
    const placed = await count(
      this.orders,
      `SELECT count(DISTINCT key) FROM outbox_sent WHERE type = 'shop.order.placed.v1'`,
    );
    const inbox = (await (await fetch(`${this.shop.sandboxUrl}/inbox/messages`)).json()) as { messageId: string }[];
    const mails = new Set(inbox.map(({ messageId }) => messageId)).size;
    await Promise.all([this.orders.end(), this.notifications.end()]);
    const verdict = orders === placed && placed === mails && mails === inbox.length ? 'ok' : 'WRONG';
    return `orders ${orders} = placed events ${placed} = mails ${mails} (${inbox.length} deliveries): ${verdict}`;
  }

  private async sample(): Promise<Sample> {
    const outbox = await count(this.orders, 'SELECT count(*) FROM outbox');
    const orders = await count(this.orders, 'SELECT count(*) FROM orders');
    const sent = await count(
      this.notifications,
      `SELECT count(*) FROM mail WHERE kind = 'confirmation' AND state = 'sent'`,
    );
    return { outbox, mails: orders - sent };
  }
}

async function open(shop: ShopProcess, service: string): Promise<Client> {
  const client = new Client({ connectionString: await shop.databaseUrl(service) });
  await client.connect();
  return client;
}

async function count(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(sql);
  return Number(rows[0]!.count);
}
