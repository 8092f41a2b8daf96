import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { refuse, type Refused } from '@fenestra/domain/result';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import type { Shop } from '@fenestra/domain/shop/shops';
import { afterAWhile } from '@fenestra/i18n/after-a-while';
import { fillIn } from '@fenestra/i18n/fill-in';
import { textsOf } from '@fenestra/i18n/texts-of';
import { RateLimiterFactory } from '@fenestra/platform/http/rate-limiter';
import { Config } from '@fenestra/platform/service/config';
import { Err } from '@fenestra/contracts/wire/errors';
import type { GatewayConfig } from '../config';
import { CallerLines, type Counted } from './caller-lines';
import { type LimitName, limitsIn } from './limit-settings';
import { countedFor, NetworkLimit } from './network-limit';
import { type Mail, ReaderLimits } from './reader-limits';
import { WireFault } from './refusal';
import { SenderLimits, type Verdict } from './sender-limits';
import { type MailAnswer, settleMail } from './settle-mail';
import { hour, minute } from './windows';

type Link = {
  readonly address: string;
  readonly caller: string;
  readonly shop: Shop;
  readonly verdictOf: () => Promise<Verdict>;
};

/** Short, so that whoever has spent it may soon go on. */
const workSeconds = 10;
/** Milliseconds: lists, papers, painted pictures, orders. */
const dearFrom = 20;
/** Addresses that have spent their work are known without asking where it is counted. */
const mostSpent = 10_000;

/** Counts the calls of each address that cost the shop something (OPEN-Q-97). */
@Injectable()
export class CallerLimits {
  private readonly limits: ReadonlyMap<string, NetworkLimit>;
  private readonly work: NetworkLimit;
  private readonly kept: NetworkLimit;
  private readonly siteTimes: number;
  private readonly spent = new LRUCache<string, number>({ max: mostSpent });
  readonly lines: CallerLines;
  /** By token. */
  readonly polls: CallerLines;
  private readonly dearLines: CallerLines;
  private readonly readers: ReaderLimits;
  private readonly senders: SenderLimits;

  constructor(calls: RateLimiterFactory, @Inject(Config) { LIMITS_FILE }: GatewayConfig) {
    const table = limitsIn(LIMITS_FILE);
    this.readers = new ReaderLimits(calls, table);
    const { work, kept, atOnce, waiting, dearAtOnce, polls, site, ...byMinute } = table;
    this.senders = new SenderLimits(calls, table);
    const limit = (name: string, most: number, seconds: number) =>
      new NetworkLimit(calls.create(name, most, seconds), calls.create(`${name} site`, most * site, seconds));
    this.limits = new Map(Object.entries(byMinute).map(([name, most]) => [name, limit(name, most, minute)]));
    this.work = limit('work', work, workSeconds);
    this.kept = limit('kept', kept, hour); // a minute's limit for an office would be an hour's gigabyte for a robot
    this.siteTimes = site;
    this.lines = new CallerLines({ atOnce, waiting });
    this.polls = new CallerLines({ atOnce: polls, waiting: 0 });
    this.dearLines = new CallerLines({ atOnce: dearAtOnce, waiting: atOnce });
  }

  /** The line in which a call waits for the few dear ones of its caller that are worked on. */
  lineFor(cost: number): CallerLines | undefined {
    return cost >= dearFrom ? this.dearLines : undefined;
  }

  /** Queues in which a request of this address waits. */
  countedFor(caller: string): Counted[] {
    return countedFor(caller, this.siteTimes);
  }

  /** For how many milliseconds the address has no work left, as far as this process knows; 0 or less when it has. */
  spentFor(caller: string): number {
    return Math.max(...this.countedFor(caller).map(({ name }) => this.spent.get(name) ?? 0)) - performance.now();
  }

  /** Counts what a call costs; ends it with 429 when that is more than the address has left. */
  async takeWork(cost: number, caller: string, shop: Shop): Promise<void> {
    const waitMs = await this.addWork(cost, caller);
    if (waitMs > 0) throw tooMany(shop, waitMs);
  }

  /** Counts what is known only when it is done. Whoever has nothing left, for so many milliseconds, is told at the next call. */
  async addWork(cost: number, caller: string): Promise<number> {
    const spent = cost === 0 ? undefined : await this.work.take(caller, cost);
    if (!spent) return 0;
    this.spent.set(spent.network, performance.now() + spent.waitMs);
    return spent.waitMs;
  }

  /** Counts the rows that a call leaves behind, where it leaves any; ends it with 429 when the address has left enough of them. */
  async takeKept(rows: number, caller: string, shop: Shop): Promise<void> {
    const waitMs = await this.addKept(rows, caller);
    if (waitMs > 0) throw tooMany(shop, waitMs);
  }

  /** Counts those that are known only when they are there; whoever has left enough is told at the next call that leaves any. */
  async addKept(rows: number, caller: string): Promise<number> {
    return rows === 0 ? 0 : ((await this.kept.take(caller, rows))?.waitMs ?? 0);
  }

  /** Ends the request with 429 when the address has made its calls of this minute. */
  async take(name: LimitName, caller: string, shop: Shop): Promise<void> {
    const spent = await this.limits.get(name)!.take(caller);
    if (spent) throw tooMany(shop, spent.waitMs);
  }

  /**
   * Asks a service for what ends in an email to one mailbox. Counts it before, so that no burst passes, and gives it back
   * unless a mail row was written: otherwise refusals and repeats would use up the limit of a stranger.
   */
  async writeTo<Answer extends MailAnswer>(typed: Mail, shop: Shop, ask: () => Promise<Answer>): Promise<Answer> {
    const address = parseEmail(typed.address);
    if (address === null) return ask(); // no address gets no mail, and is refused behind
    const mail = { ...typed, address };
    const waitMs = await this.readers.take(mail);
    if (waitMs > 0) throw readerFull(shop, waitMs);
    return settleMail(ask, () => this.readers.giveBack(mail));
  }

  /** The same for an email with a link, counted by the network of its sender, too; from its third email of a day on a captcha decides. */
  async sendLink<Answer extends MailAnswer>(
    { address, caller, shop, verdictOf }: Link,
    ask: () => Promise<Answer>,
  ): Promise<Answer | Refused<'not-human'>> {
    const reserved = await this.senders.reserve(caller, verdictOf);
    if (reserved.granted)
      return settleMail(() => this.writeTo({ letter: 'link', address }, shop, ask), reserved.giveBack);
    if (reserved.because === 'full') throw senderFull(shop, reserved.waitMs);
    return refuse('not-human', { isCaptchaWanted: true });
  }
}

const readerFull = (shop: Shop, waitMs: number): WireFault =>
  tooMany(shop, waitMs, fillIn(textsOf(shop).errors.refusals['reader-full'], { when: afterAWhile(waitMs, shop) }));

const senderFull = (shop: Shop, waitMs: number): WireFault =>
  tooMany(shop, waitMs, fillIn(textsOf(shop).errors.refusals['sender-full'], { when: afterAWhile(waitMs, shop) }));

/** How a call ends that was one too many: with when it may come again, in words of its own where there are any. */
export const tooMany = (shop: Shop, waitMs: number, ErrText = textsOf(shop).errors.refusals['too-many']): WireFault =>
  new WireFault(429, { Err: Err.refused, ErrText }, { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
