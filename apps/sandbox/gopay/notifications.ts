import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { Ledger } from '../ledger';
import type { Payment } from './payment';

/** When the shop hears of a new state: held ones wait for the control call that releases them. */
export const NotificationMode = z.enum(['before', 'after', 'twice', 'never', 'held']);
export type NotificationMode = z.output<typeof NotificationMode>;

const attempts = 20; // external-services 1.7
const firstPauseMs = 500;
const longestPauseMs = 60_000;
const afterReturnMs = 1_000;

/** Names under localhost are this machine (RFC 6761); not every resolver of the system knows. */
const lookUp: LookupFunction = (host, options, found) =>
  lookup(/(^|\.)localhost$/.test(host) ? '127.0.0.1' : host, options, found);

/** Tells the shop that a payment has a new state: a GET with nothing but the id, repeated until the answer is 200. */
export class Notifications {
  mode: NotificationMode = 'before';
  private readonly held: Payment[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly agent = new Agent({ connect: { lookup: lookUp } });
  private closed = false;

  constructor(private readonly ledger: Ledger) {}

  /** Resolves when the first attempt of what has to come before the browser's return is over. */
  async announce(payment: Payment): Promise<void> {
    switch (this.mode) {
      case 'before':
        return this.send(payment, 1);
      case 'twice':
        await this.send(payment, 1);
        return this.send(payment, 1);
      case 'after':
        return this.later(afterReturnMs, () => this.send(payment, 1));
      case 'held':
        this.held.push(payment);
        return;
      case 'never':
    }
  }

  async release(): Promise<number> {
    const waiting = this.held.splice(0);
    for (const payment of waiting) await this.send(payment, 1);
    return waiting.length;
  }

  async send(payment: Payment, attempt: number): Promise<void> {
    const address = new URL(payment.callback.notification_url);
    address.searchParams.set('id', String(payment.id));
    const status = await request(address, { dispatcher: this.agent, headersTimeout: 10_000 }).then(
      async (answer) => {
        await answer.body.dump();
        return answer.statusCode;
      },
      () => 0,
    );
    this.ledger.write('gopay.notified', { id: payment.id, attempt, status });
    if (status === 200 || attempt === attempts) return;
    this.later(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs), () => this.send(payment, attempt + 1));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.agent.close();
  }

  private later(ms: number, action: () => Promise<void>): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void action();
    }, ms);
    this.timers.add(timer);
  }
}
