import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { z } from 'zod';

/** When the shop hears of news: held ones wait for the control call that releases them. */
export const NotificationMode = z.enum(['before', 'after', 'twice', 'never', 'held']);
export type NotificationMode = z.output<typeof NotificationMode>;

const firstPauseMs = 500;
const maxPauseMs = 60_000;
const afterReturnMs = 1_000;

/** Names under localhost are this machine (RFC 6761), which not every resolver of the system knows; among containers the shop is another. */
const lookupWithLocalhost =
  (localhost: string): LookupFunction =>
  (host, options, found) =>
    lookup(/(^|\.)localhost$/.test(host) ? localhost : host, options, found);

/** How a provider tells the shop its news: repeated until the shop has taken them. */
export abstract class NotificationSender<Payload> {
  mode: NotificationMode = 'before';
  private readonly held: Payload[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly agent: Agent;
  private closed = false;

  constructor(
    private readonly attempts: number,
    localhost = '127.0.0.1',
  ) {
    this.agent = new Agent({ connect: { lookup: lookupWithLocalhost(localhost) } });
  }

  /** One attempt, and whether the shop has taken it. */
  protected abstract deliver(payload: Payload, attempt: number): Promise<boolean>;

  /** Resolves when the first attempt of what has to come before the browser's return is over. */
  async notify(payload: Payload): Promise<void> {
    switch (this.mode) {
      case 'before':
        return this.send(payload);
      case 'twice':
        await this.send(payload);
        return this.send(payload);
      case 'after':
        return this.schedule(afterReturnMs, () => this.send(payload));
      case 'held':
        this.held.push(payload);
        return;
      case 'never':
    }
  }

  async releaseHeld(): Promise<number> {
    const waiting = this.held.splice(0);
    for (const payload of waiting) await this.send(payload);
    return waiting.length;
  }

  async send(payload: Payload, attempt = 1): Promise<void> {
    if ((await this.deliver(payload, attempt)) || attempt === this.attempts) return;
    this.schedule(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs), () => this.send(payload, attempt + 1));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.agent.close();
  }

  /** The status of the shop's answer; 0 for none. */
  protected statusOf(address: URL, options: { method?: 'POST'; headers?: Record<string, string>; body?: string } = {}) {
    return request(address, { dispatcher: this.agent, headersTimeout: 10_000, ...options }).then(
      async (answer) => {
        await answer.body.dump();
        return answer.statusCode;
      },
      () => 0,
    );
  }

  private schedule(ms: number, action: () => Promise<void>): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void action();
    }, ms);
    this.timers.add(timer);
  }
}
