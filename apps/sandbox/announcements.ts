import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { z } from 'zod';

/** When the shop hears of news: held ones wait for the control call that releases them. */
export const AnnouncementMode = z.enum(['before', 'after', 'twice', 'never', 'held']);
export type AnnouncementMode = z.output<typeof AnnouncementMode>;

const firstPauseMs = 500;
const longestPauseMs = 60_000;
const afterReturnMs = 1_000;

/** Names under localhost are this machine (RFC 6761), which not every resolver of the system knows; among containers the shop is another. */
const lookUpOn =
  (localhost: string): LookupFunction =>
  (host, options, found) =>
    lookup(/(^|\.)localhost$/.test(host) ? localhost : host, options, found);

/** How a provider tells the shop its news: repeated until the shop has taken them. */
export abstract class Announcements<News> {
  mode: AnnouncementMode = 'before';
  private readonly held: News[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly agent: Agent;
  private closed = false;

  constructor(
    private readonly attempts: number,
    localhost = '127.0.0.1',
  ) {
    this.agent = new Agent({ connect: { lookup: lookUpOn(localhost) } });
  }

  /** One attempt, and whether the shop has taken it. */
  protected abstract deliver(news: News, attempt: number): Promise<boolean>;

  /** Resolves when the first attempt of what has to come before the browser's return is over. */
  async announce(news: News): Promise<void> {
    switch (this.mode) {
      case 'before':
        return this.send(news);
      case 'twice':
        await this.send(news);
        return this.send(news);
      case 'after':
        return this.later(afterReturnMs, () => this.send(news));
      case 'held':
        this.held.push(news);
        return;
      case 'never':
    }
  }

  async release(): Promise<number> {
    const waiting = this.held.splice(0);
    for (const news of waiting) await this.send(news);
    return waiting.length;
  }

  async send(news: News, attempt = 1): Promise<void> {
    if ((await this.deliver(news, attempt)) || attempt === this.attempts) return;
    this.later(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs), () => this.send(news, attempt + 1));
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

  private later(ms: number, action: () => Promise<void>): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void action();
    }, ms);
    this.timers.add(timer);
  }
}
